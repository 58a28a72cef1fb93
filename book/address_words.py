"""What addresses of version A take for granted: the dictionary that both ends of the compression know beforehand.

It is part of the form of an address: a change of one letter makes every address of that version unreadable. Whoever
wants better words adds them as a new version letter to `address`. What is written most often stands last, for it is
then the cheapest to point at.
"""

from typing import Final

_BEANSTALK = (
    '{"game":"beanstalk","options":{"mode":"inferno","mode":"overlord","mode":"base"},"board":{"goods":{"1":5,"2":1,'
    '"3":2,"4":3},"temple":false,"centre_top_filled":false},"columns":5,"rows":8},"seats":[{"board":{"turns_played":30,'
    '"phase":"in_turn","phase":"turn_end","elevator":[".....",".....",".....","..1..",".234.","AA11.","upcoming":['
    '"point","troubles":[{"id":"A","kind":"coins","resolved":true},{"id":"B","kind":"colour","colour":"1","resolved":'
    'false},{"id":"C","kind":"centre_top","resolved":true,"blocked":false},{"id":"D","kind":"warehouse","resolved":true'
    ',"brought_by":"A"},{"id":"E","kind":"point","resolved":true}'
)

_WILD_WORLD = (
    '{"game":"wild_world","options":{"least_symbol_counts_printed":true},"seats":[{"board":{"monsters":[{"points":11,'
    '"slain":false,"criterion":{"type":"potion_twice"},"type":"home_half","type":"home_cards","type":"home_zero","type"'
    ':"home_crystal","type":"least_symbol","type":"slayers","type":"monsters","type":"journey_5","type":"journey_2",'
    '"type":"played","element":"fire"},"type":"symbols","element":"water"},"slain":true,"criterion":{"type":"slayer":{'
    '"colour":"forest","points":3},"id":"m1"},{"points":8,"id":"m2"},"cauldron":2,"potion":4,"journey":[{"colour":"fire'
    '","cards":2},null,{"colour":"water","cards":3},{"colour":"magic","cards":1},null],"journey_values":[1,2,3,4,5],'
    '"printed_symbols":{"ice":1},"evolution":1,"gold":9,"crystals":2,"island":{"row":1,"place":2},"home":[{"colour":'
    '"ice","points":2,"symbols":{"ice":1,"magic":1},"bonus":"crystal","id":"h1"},{"colour":"magic","points":1,"symbols"'
    ':{"forest":1,"water":1,"fire":1},"bonus":"gold","id":"h2"},{"colour":"forest","points":0,"bonus":"potion","id":"h3'
    '"},{"colour":"water","points":3,"symbols":{"water":1},"bonus":"card","id":"h4"}'
)

_SPECTACULAR = (
    '{"game":"spectacular","options":{"missions":true,"solo":false,"lone_die_scores":true,"animal_points":{"13":30,"17"'
    ':80},"solo_tiers":{"200":"}},"seats":[{"board":{"workers":["green","multi","orange"],"missions":[{"set":"A",'
    '"points":10,"achieved":true},{"set":"B","points":8,"achieved":false},"animal_kinds":13,"animal_score":30,'
    '"entrance_points":19,"round1":{"tiles":[{"park":{"entrance":[[0,2],[1,2],[2,2]],"tiles":[{"at":[0,-1],"habitat":'
    '"gray","kind":"star","die":6},{"at":[-1,1],"habitat":"blue","kind":"breeding","die":1},{"at":[1,0],"habitat":'
    '"orange","kind":"tower","arc":{"colour":"beige","corner":0},"die":5},{"at":[-2,0],"habitat":"orange","kind":'
    '"breeding","die":2},{"at":[2,-1],"habitat":"blue","kind":"tower","arc":{"colour":"black","corner":5},"die":3},{'
    '"at":[1,-2],"habitat":"green","kind":"tower","arc":{"colour":"brown","corner":3},"animal":"","die":4},{"at":['
)

_COMMON = (
    '"tie":{"breeding_dice":9,"journal_cards":20,"island_row":1,"island_place":1},"pad":{"entrance":19,"green":20,'
    '"orange":12,"blue":8,"gray":6,"towers":14,"animals":30,"missions":10,"monsters":11,"criteria":8,"brew":6,"journey"'
    ':9,"home":7,"evolution":3,"treasury":2,"points":4,"mixed":36,"matching":42}},"about":{"note":"","place":"",'
    '"rulings":[{"of":"p1,park,0,2,six_without_tower"}],"sums":[{"cell":"p1,entrance","sum":"7+9"}],"outlines":[{"seat"'
    ':"p1","name":""}],"start_player":"p1","copy_of":"","id":"0123456789abcdef","played":"2026-05-31T20:15:00+00:00"}}'
)

_SUBASTRAL = (
    '{"game":"subastral","options":{"mixed_points":[1,3,6,10,15,21,28,36],"disturbance":true},"seats":[{"id":"p1",'
    '"name":"","player":"","board":{"journal":[{"biome":"tundra","cards":3},{"biome":"desert","cards":1},{"biome":'
    '"savanna","cards":2},{"biome":"rainforest","cards":4},{"biome":"chaparral","cards":5},{"biome":"grassland",'
    '"cards":2},{"biome":"forest","cards":1},{"biome":"taiga","cards":3}],"passes":"taiga"}},{"id":"p2","name":"",'
    '"board":{"journal":[{"biome":"'
)

WORDS_A: Final = (_BEANSTALK + _WILD_WORLD + _SPECTACULAR + _COMMON + _SUBASTRAL).encode("ascii")
"""The dictionary of version A."""
