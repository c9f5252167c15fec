import type { Scene } from '#domain/narration/adventure.ts';

export const scenesOfTheWreck: Scene[] = [
  {
    id: 'kind-regard',
    name: 'The Kind Regard',
    place: 'the bar before Tollhithe',
    description:
      'The wreck stands on the bar with her back broken and her bow lifted, like something trying to get up on its elbows. Weed hangs off her in curtains. Where her side has been cut away you see straight into the hold, and a sledge stands ready below it with casks roped on. Behind her, nearer than anything that size should be, is the grey line: water, upright, from one end of the world to the other, with fish hanging in it and the shadow of a whale. It gives off cold the way a furnace gives off heat. No one here looks at it. Two people with lanterns are working with their backs to it, fast, and they have just noticed you.',
    touches: [
      'while a fish turns in the upright water and looks out',
      'as the hull shifts its weight with a groan of old oak',
      'while weed slaps the planks like wet hands',
      'while cold rolls off the standing sea and over every boot',
      'with lantern light sliding through the broken ribs',
      'as sand runs out of a cask with the sound of a long hush',
    ],
    exits: [
      {
        id: 'wreck-to-slakes',
        to: 'slakes',
        label: 'the withy road back over the Slakes',
        aliases: ['slakes', 'withy road', 'withies', 'back', 'town', 'mud'],
      },
      {
        id: 'wreck-to-candle-rock',
        to: 'candle-rock',
        label: "the keeper's line of withies to Candle Rock",
        aliases: ['candle rock', 'rock', 'light', 'lighthouse', 'line of withies'],
      },
      {
        id: 'wreck-to-cabin',
        to: 'salt-cabin',
        label: 'the tilted companionway to the stern cabin',
        aliases: ['cabin', 'stern cabin', 'companionway', 'inside', 'stern', 'below', 'salt cabin'],
      },
    ],
    npcs: ['cask', 'ruta-hook'],
    features: [
      {
        id: 'open-hold',
        name: 'the open hold',
        aliases: ['hold', 'casks', 'cargo', 'sledge', 'sand', 'barrels'],
        description:
          'Rows of casks in the slant of the hold, each branded for salt. Eleven years under the sea should have left them empty, and they are so heavy that the sledge has sunk to its runners.',
        skill: 'investigation',
        dc: 10,
        clue: 'sand-cargo',
      },
      {
        id: 'upright-water',
        name: 'the upright water',
        aliases: ['water', 'wall of water', 'sea', 'grey line', 'gray line', 'standing water'],
        description:
          'It stands three spear-lengths behind the wreck and goes up until it hurts to look. Something is leaning against the other side of it, or holding it, the way one holds a door with a shoulder.',
        skill: 'nature',
        dc: 8,
        clue: 'standing-water',
      },
    ],
    loot: [
      {
        id: 'boarding-axe',
        name: 'a boarding axe',
        aliases: ['axe', 'handaxe', 'boarding axe'],
        type: 'Weapon',
        quantity: 1,
        where: 'in the block beside the sledge',
        guardedBy: ['cask', 'ruta-hook'],
      },
      {
        id: 'waxed-jerkin',
        name: "a gleaner's waxed leather jerkin",
        aliases: ['jerkin', 'leather', 'armor', 'armour', 'coat'],
        type: 'Armor',
        quantity: 1,
        where: 'over a rib of the hull',
        guardedBy: ['cask', 'ruta-hook'],
      },
    ],
  },
  {
    id: 'salt-cabin',
    name: 'The Salt Cabin',
    place: 'inside the Kind Regard',
    description:
      'You climb down a corridor that has become a chimney and come out in a white room. The sea left its salt in here, and the salt has kept everything: the lamp, the charts, the plates, the table laid for supper. Seventeen people sit round that table, glittering, their heads a little bowed, as though grace had been said and they were waiting for someone to begin. None of them moves. None of them is frightening, once you have understood. At the far end, on a stack of charts to bring her up to the height of the others, sits the eighteenth, a girl of nine with one shoe, and as you hold up your light she lifts her head with a faint crackle and looks at you.',
    touches: [
      'while salt creaks in the joints of the room',
      'as the light wakes a sparkle along seventeen bowed heads',
      'while a plate slides the width of a finger down the slanted table',
      'while the planks tick with the weight of the sea behind them',
      'with an air as clean as a knife and as cold',
      'as a thread of white dust falls from the lamp that is not lit',
    ],
    exits: [
      {
        id: 'cabin-to-wreck',
        to: 'kind-regard',
        label: 'the tilted companionway up to the deck',
        aliases: ['deck', 'companionway', 'up', 'out', 'outside', 'wreck', 'kind regard'],
      },
    ],
    npcs: ['linnet'],
    features: [
      {
        id: 'captains-strongbox',
        name: 'the iron strongbox',
        aliases: ['strongbox', 'box', 'iron box', 'chest', 'lock', 'letter'],
        description:
          'It stands under the chair of the man at the head of the table, and his salted hand rests on the lid. The lock is a good one, from Marl, with a dry throat and no rust in it.',
        skill: 'sleight of hand',
        dc: 13,
        clue: 'pryce-letter',
      },
      {
        id: 'stern-window',
        name: 'the stern window',
        aliases: ['window', 'stern window', 'glass', 'scratches', 'drawing'],
        description:
          "A child's drawing is scratched on the inside of the pane: two lights, one tall and one low, and beside the low one a man in a long coat. He has been given no face.",
        skill: 'perception',
        dc: 11,
        clue: 'moved-light',
      },
    ],
    loot: [
      {
        id: 'small-left-shoe',
        name: 'a small left shoe',
        aliases: ['shoe', 'left shoe', 'child shoe', 'small shoe'],
        type: 'Gear',
        quantity: 1,
        where: 'under the table, a long way from its owner',
        guardedBy: ['linnet'],
      },
      {
        id: 'masters-sextant',
        name: "the master's brass sextant",
        aliases: ['sextant', 'brass', 'instrument'],
        type: 'Treasure',
        quantity: 1,
        where: 'in its fitted case by the charts',
        guardedBy: [],
      },
    ],
  },
];
