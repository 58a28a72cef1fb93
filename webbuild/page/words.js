// What the page says by itself, before Python runs or where Python can't: a new version, another tab, a full disk.
const WORDS = {
  en: {
    fetching: "Fetching Reckoner, once; then it works without a network.",
    starting: "Starting …",
    elsewhere: "Reckoner is open in another tab. Close it there, and it goes on here.",
    failed: "Reckoner could not start. The book is untouched.",
    again: "Try again",
    update: "A new version is ready.",
    restart: "Restart",
    later: "Later",
    notKept: "This browser may clear the score book when space is short. Save a copy now and then.",
    copy: "Save a copy",
    understood: "OK",
    notSaved: "This browser refuses to keep the score book: it is gone when the tab is closed.",
  },
  ja: {
    fetching: "Reckoner を取り込んでいます。一度だけで、あとは通信なしで使えます。",
    starting: "起動しています…",
    elsewhere: "Reckoner は別のタブで開いています。そちらを閉じると、ここで続けられます。",
    failed: "Reckoner を起動できませんでした。記録はそのまま残っています。",
    again: "もう一度",
    update: "新しい版の準備ができました。",
    restart: "再起動",
    later: "あとで",
    notKept: "このブラウザーは、空き容量が足りなくなると得点の記録を消すことがあります。ときどき控えを保存してください。",
    copy: "控えを保存",
    understood: "OK",
    notSaved: "このブラウザーは得点の記録を保存できません。タブを閉じると消えます。",
  },
};

// The language set in the app if it was, else the first of the browser's that is ours.
function pageLanguage() {
  let set = null;
  try {
    set = localStorage.getItem("reckoner.language");
  } catch {
    // Storage switched off.
  }
  const wished = [set, ...(navigator.languages ?? []), navigator.language, "en"];
  return wished.map((tag) => String(tag).split("-")[0].toLowerCase()).find((tag) => tag in WORDS);
}

const say = (key) => WORDS[pageLanguage()][key];

document.documentElement.lang = pageLanguage();
if (pageLanguage() === "ja") document.querySelector("link[rel=manifest]").href = "manifest.ja.json";
