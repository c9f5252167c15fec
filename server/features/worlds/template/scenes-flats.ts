import type { Scene } from '#domain/narration/adventure.ts';

export const scenesOfTheFlats: Scene[] = [
  {
    id: 'slakes',
    name: 'The Slakes',
    place: 'the sea bed before Tollhithe',
    description:
      'You walk on the bottom of the sea. It gives a little at every step and closes behind you with a kiss. Channels wind through it, some ankle deep, some with no bottom that a boathook can find, and between them stand thin poles of willow, leaning, each with a rag at the top. Anchors lie about like dropped jewellery. There is a cart out here, and the skeleton of the ox, still in harness. Half a mile on, a hump of black rock lies in the mud like a sow on her side, and past it you can make out the white stub of Candle Rock. The prints of dogs go round and round you, and there is water standing in them.',
    touches: [
      'while the mud lets go of each boot with a small wet kiss',
      'as rags stir at the tops of the withies',
      'while a flounder flaps in its last spoonful of sea',
      'while something trots along in the haze and keeps level',
      'with the town already looking small and breakable behind',
      'as worm casts collapse all at once in a widening ring',
      'while the light goes flat and every pool turns to pewter',
    ],
    exits: [
      {
        id: 'slakes-to-quay',
        to: 'dry-quay',
        label: 'the slipway up to the Dry Quay',
        aliases: ['quay', 'dry quay', 'slipway', 'town', 'back', 'harbour', 'harbor'],
      },
      {
        id: 'slakes-to-candle-rock',
        to: 'candle-rock',
        label: 'the causeway of mussel shells to Candle Rock',
        aliases: ['candle rock', 'causeway', 'lighthouse', 'light', 'mussel shells', 'keeper'],
      },
      {
        id: 'slakes-to-cellar',
        to: 'brine-cellar',
        label: 'the brick culvert under the sea wall',
        aliases: ['culvert', 'brick culvert', 'sea wall', 'wall', 'tunnel', 'drain', 'cellar'],
      },
      {
        id: 'slakes-to-wreck',
        to: 'kind-regard',
        label: 'the withy road out to the wreck',
        aliases: ['wreck', 'kind regard', 'withy road', 'withies', 'ship', 'bar'],
        needs: 'withy-road',
      },
    ],
    npcs: ['silt-hound', 'lame-hound'],
    features: [
      {
        id: 'leaning-withies',
        name: 'the leaning withies',
        aliases: ['withies', 'withy', 'poles', 'rags', 'red rags', 'willow'],
        description:
          'Willow poles, some with red rags, some with white, set by people who knew what they meant. Here and there two are crossed at the foot like fingers.',
        skill: 'survival',
        dc: 13,
        clue: 'withy-road',
      },
      {
        id: 'sow-rock',
        name: 'the rock called the Sow',
        aliases: ['sow', 'the sow', 'black rock', 'hump', 'hook', 'sow rock'],
        description:
          'Black, smooth and swollen, with a row of limpets down her side like teats. The landward face is bare. The seaward face cannot be seen without going round through the soft ground.',
        skill: 'athletics',
        dc: 12,
        clue: 'scorched-hook',
      },
    ],
    loot: [
      {
        id: 'hounds-hoard',
        name: 'a collar hung with drowned silver',
        aliases: ['collar', 'silver', 'hoard', 'den'],
        type: 'Treasure',
        quantity: 1,
        where: 'in the scrape under the ox cart where the hounds lie up',
        guardedBy: ['silt-hound', 'lame-hound'],
      },
    ],
  },
  {
    id: 'candle-rock',
    name: 'Candle Rock',
    place: 'the light before Tollhithe',
    description:
      'Candle Rock is a thumb of chalk with a house on its nail. You climb to it over mussel beds that crunch like crockery, past a jetty standing in the air on legs of weed. Once there was a brass light here that ships could see from eleven miles. Now there is a hut, a vegetable patch fenced with rudders, and behind salt-dimmed panes the great red lamp, lit in full daylight and turned as bright as it will go. An old man keeps it so. He has not been paid in eleven years, nor spoken to in most of them. He has set out cups, rather more than he needs, as if he had always expected company and had only been wrong about the day.',
    touches: [
      'while the red lamp breathes behind its dim panes',
      'as bean plants rattle between the rudders',
      'while mussels underfoot click shut, late and offended',
      'while a kettle talks to itself in the hut',
      'with lamp oil and thyme on the air',
      'as the jetty creaks over a drop where the sea should be',
    ],
    exits: [
      {
        id: 'candle-rock-to-slakes',
        to: 'slakes',
        label: 'the causeway of mussel shells back to the Slakes',
        aliases: ['slakes', 'causeway', 'mud', 'flats', 'back', 'town'],
      },
      {
        id: 'candle-rock-to-wreck',
        to: 'kind-regard',
        label: "the keeper's line of withies to the wreck",
        aliases: ['wreck', 'kind regard', 'withies', 'line of withies', 'ship', 'bar'],
        needs: 'withy-road',
      },
    ],
    npcs: ['osk-merrin'],
    features: [
      {
        id: 'light-log',
        name: "the keeper's log",
        aliases: ['log', 'logbook', 'book', 'journal', 'light log'],
        description:
          'A line for every night, and every line reads: lit, burned true. One page has been turned to so often that the book falls open there, and its line goes on down the margin in smaller and smaller writing.',
        skill: 'investigation',
        dc: 10,
        clue: 'moved-light',
      },
      {
        id: 'great-lamp',
        name: 'the great red lamp',
        aliases: ['lamp', 'light', 'red lamp', 'lantern', 'panes'],
        description:
          'Eight panes of red glass, a reflector of beaten copper, and a chain bolted to the floor by someone determined that this light should never be anywhere but here. From beside it the grey line fills a third of the window.',
        skill: 'nature',
        dc: 10,
        clue: 'standing-water',
      },
    ],
    loot: [
      {
        id: 'healing-draughts',
        name: 'a potion of healing',
        aliases: ['potion', 'potions', 'healing', 'draught', 'thyme bottle', 'bottle'],
        type: 'Consumable',
        quantity: 2,
        where: 'on the shelf over the kettle, in thyme-stoppered bottles',
        guardedBy: ['osk-merrin'],
      },
    ],
  },
];
