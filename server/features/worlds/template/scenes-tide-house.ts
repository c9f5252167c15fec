import type { Scene } from '#domain/narration/adventure.ts';

export const scenesOfTheTideHouse: Scene[] = [
  {
    id: 'tide-house',
    name: 'The Tide House',
    place: 'Tollhithe, on the harbour wall',
    description:
      'The Tide House stands with its feet in the harbour, or did: green weed hangs from the lower windows like a beard without a chin. Inside, every wall is books. Each holds one year of tides, two lines a day, hour and height, signed by the reeve, and the oldest are bound in sealskin that still sheds hairs on your sleeves. A brass float the size of a pumpkin hangs in a well in the middle of the floor, on a chain, over nothing. Its pointer has rested on the bottom of the scale so long that the clerk has put a cushion under it. From the ceiling a bell rope comes down through one hole and leaves through another, trembling slightly.',
    touches: [
      'while the brass float turns on its chain over the dry shaft',
      'as a page is turned that nobody needed turned',
      'while a pen scratches, stops, and scratches the same word out',
      'while weed drips its last drops from the window ledge',
      'with old paper and cold brass in every breath',
      'as the bell rope trembles without being touched',
    ],
    exits: [
      {
        id: 'tide-house-to-quay',
        to: 'dry-quay',
        label: 'the plank walk to the Dry Quay',
        aliases: ['quay', 'dry quay', 'plank walk', 'planks', 'harbour', 'harbor', 'out', 'outside'],
      },
      {
        id: 'tide-house-to-lane',
        to: 'rope-lane',
        label: 'the covered bridge to Rope Lane',
        aliases: ['rope lane', 'lane', 'bridge', 'covered bridge', 'town'],
      },
      {
        id: 'tide-house-to-loft',
        to: 'bell-loft',
        label: 'the ladder stair to the bell loft',
        aliases: ['bell loft', 'loft', 'ladder', 'stair', 'up', 'upstairs', 'bell', 'tower'],
      },
      {
        id: 'tide-house-to-well',
        to: 'listening-well',
        label: 'the stair behind the oldest books',
        aliases: ['listening well', 'well', 'hidden stair', 'stair down', 'down', 'below', 'behind the books', 'shaft'],
        needs: 'held-door',
      },
    ],
    npcs: ['reeve-crake', 'pim-oddy'],
    features: [
      {
        id: 'tide-book',
        name: "this year's tide book",
        aliases: ['tide book', 'book', 'books', 'ledger', 'register', 'entries'],
        description:
          'Two neat lines for every day, up to and including this morning. The hand is firm, the heights are plausible, and the harbour outside the window is perfectly dry.',
        skill: 'investigation',
        dc: 10,
        clue: 'false-entries',
      },
      {
        id: 'founding-charter',
        name: 'the founding charter',
        aliases: ['charter', 'founding', 'frame', 'parchment', 'old document', 'document'],
        description:
          'It hangs in a frame behind the oldest shelf, so brown that it might be a tray. The seal is a wave with a door in it, and most of the writing has sunk into the skin.',
        skill: 'history',
        dc: 13,
        clue: 'held-door',
      },
    ],
    loot: [
      {
        id: 'tide-tables',
        name: 'a spare set of tide tables',
        aliases: ['tide tables', 'tables', 'almanac'],
        type: 'Gear',
        quantity: 1,
        where: 'on the shelf by the covered bridge',
        guardedBy: [],
      },
    ],
  },
  {
    id: 'bell-loft',
    name: 'The Bell Loft',
    place: 'Tollhithe, above the Tide House',
    description:
      'Forty-four rungs bring you up among pigeons and beams, to a room with no walls, only arches, and the whole coast laid out below. The bell fills the middle of it. She is called Patience; she is green outside, gold within, and wider than a cart, and round her lip runs a procession of little bronze waves, each with a little bronze door in it. You can see everything from here. You can see the quay and its leaning boats, and the Slakes shining like the inside of a shell, and the tilted black ribs of a ship out on the bar. You can also see the grey line behind it, and from this height there is no way to call it weather.',
    touches: [
      'while pigeons shuffle on the beam and look away from the sea',
      'as the rope creaks through its hole in the floor',
      'while wind that does not reach the street goes through the arches',
      'while the bell holds the warmth of the sun like a flank',
      'with the whole dry harbour shining far below',
      'as a feather comes down slowly past the rim of the bell',
    ],
    exits: [
      {
        id: 'loft-to-tide-house',
        to: 'tide-house',
        label: 'the ladder stair down to the Tide House',
        aliases: ['tide house', 'ladder', 'stair', 'down', 'downstairs', 'books'],
      },
    ],
    npcs: ['hob-sallow'],
    features: [
      {
        id: 'tide-bell',
        name: 'the bell called Patience',
        aliases: ['bell', 'patience', 'tide bell', 'clapper', 'tongue', 'rim'],
        description:
          'Inside her mouth hangs a tongue as long as a forearm, bronze-coloured, without a dent or a bright spot anywhere on it. A bell is struck seven hundred times a year; this tongue looks as if it were made last week.',
        skill: 'investigation',
        dc: 12,
        clue: 'lead-clapper',
      },
      {
        id: 'seaward-sill',
        name: 'the seaward sill',
        aliases: ['sill', 'ledge', 'arch', 'window', 'tar'],
        description:
          'The stone is worn by three hundred years of leaning. On the outer edge, where nobody leans, there is a black smear the size of a hand.',
        skill: 'perception',
        dc: 12,
        clue: 'tar-on-the-sill',
      },
      {
        id: 'brass-spyglass',
        name: 'the brass spyglass',
        aliases: ['spyglass', 'telescope', 'glass', 'lens'],
        description:
          'It stands on a tripod, aimed at the bar, with a stool beside it and a blanket on the stool. Somebody has been watching for days and has not wished to tell anybody what.',
        skill: 'perception',
        dc: 9,
        clue: 'standing-water',
      },
    ],
    loot: [
      {
        id: 'ear-wool',
        name: "a tin of ringer's ear wool",
        aliases: ['ear wool', 'wool', 'tin', 'earplugs'],
        type: 'Gear',
        quantity: 3,
        where: 'on the beam beside the rope',
        guardedBy: [],
      },
    ],
  },
  {
    id: 'listening-well',
    name: 'The Listening Well',
    place: 'Tollhithe, under the Tide House',
    description:
      'Nineteen steps take you down, each cut deeper than the last, as though the builders had been losing their nerve. At the foot lies a round chamber under the shaft of the brass float, walled in smooth stone with no joint in it, and your voices come back to you a moment late and politely corrected. A pool fills the middle, black and quite still, the last sea water in Tollhithe. All round its rim stand cups, hundreds of them, clay and tin and silver, one for every reeve who came here to pay respects. Something pale and greasy slides under the surface and is gone. Then the far wall blinks, and you understand that it is not a wall.',
    touches: [
      'while the black pool shivers in rings that start at the edge',
      'as each word comes back a moment late',
      'while a cup on the rim turns a little by itself',
      'while something in the stone draws a breath and keeps it',
      'with a cold that smells of deep places and candle fat',
      'as a drop falls from the float above and makes no sound',
    ],
    exits: [
      {
        id: 'well-to-tide-house',
        to: 'tide-house',
        label: 'the nineteen steps up to the Tide House',
        aliases: ['tide house', 'steps', 'stair', 'up', 'out', 'books'],
      },
      {
        id: 'well-to-cellar',
        to: 'brine-cellar',
        label: 'the brick drain towards the Salt Office',
        aliases: ['drain', 'brick drain', 'salt office', 'cellar', 'brine cellar', 'tunnel'],
      },
    ],
    npcs: ['the-lodger', 'tallow-eel'],
    features: [
      {
        id: 'reeves-cups',
        name: "the reeves' cups",
        aliases: ['cups', 'cup', 'offerings', 'rim'],
        description:
          "Each has a name scratched on its foot. They stand in groups of nineteen with a finger's breadth between cup and cup, all the way round, as if someone had wished never to forget a number.",
        skill: 'religion',
        dc: 13,
        clue: 'nineteen-strokes',
      },
    ],
    loot: [
      {
        id: 'silver-cup',
        name: 'the silver cup of the first reeve',
        aliases: ['silver cup', 'cup', 'first cup'],
        type: 'Treasure',
        quantity: 1,
        where: 'on a ledge just under the water',
        guardedBy: ['tallow-eel'],
      },
    ],
  },
];
