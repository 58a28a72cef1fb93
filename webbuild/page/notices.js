// Small messages over the app. They wait until home or the settings are on the screen: a match is never disturbed.
const notices = (() => {
  const waiting = [];
  let shown = null;
  const calm = () => ["", "#", "#/", "#/settings"].includes(location.hash.split("?")[0]);
  let ready = false;

  function look() {
    if (!ready || !waiting.length || shown?.isConnected) return;
    if (calm()) show(waiting[0]);
  }

  function show(notice) {
    const box = document.createElement("div");
    box.className = "notice";
    box.setAttribute("role", "status");
    box.dataset.notice = notice.key;
    const text = document.createElement("span");
    text.textContent = say(notice.key);
    box.append(text);
    notice.buttons.forEach(([key, act], place) => {
      const button = document.createElement("button");
      button.textContent = say(key);
      button.className = place === 0 ? "first" : "";
      button.onclick = () => {
        waiting.shift();
        box.remove();
        act?.();
      };
      box.append(button);
    });
    document.body.append(box);
    shown = box;
  }

  setInterval(() => {
    if (shown?.isConnected && !calm()) shown.remove();
    look();
  }, 500);

  return {
    // `buttons`: [key of its words, what it does] each; the first is the one that helps.
    add(key, buttons) {
      if (waiting.some((notice) => notice.key === key)) return;
      waiting.push({ key, buttons });
      look();
    },
    // Home has been drawn.
    begin() {
      ready = true;
      look();
    },
  };
})();
