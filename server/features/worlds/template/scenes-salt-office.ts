import type { Scene } from '#domain/narration/adventure.ts';

export const scenesOfTheSaltOffice: Scene[] = [
  {
    id: 'salt-office',
    name: 'The Salt Office',
    place: 'Tollhithe, the upper town',
    description:
      'The Salt Office is the only building in Tollhithe that looks better since the sea left. Its steps are scrubbed, its brass is bright, and through the tall windows you see the pans along the shore, white to the edge of sight, where the last water dried and made somebody a fortune. Inside, salt stands in bins like grain, from grey to rose to a white that hurts. Clerks tiptoe. Everything you touch leaves your fingers dry. Behind a desk as big as a raft sits the factor himself, and on it are three silver cups, a plate of lemons, a seal, and a small framed drawing of a ship in full sail, turned so that visitors will notice it.',
    touches: [
      'while a scale pan settles with a click',
      'as a clerk tiptoes past with a ledger held like a sleeping child',
      'while salt runs down the side of a bin in a thin white thread',
      'while lemon peel curls on the plate',
      'with air so dry that every lip in the room is cracked',
      'as the windows burn white with the glare of the pans',
    ],
    exits: [
      {
        id: 'salt-office-to-lane',
        to: 'rope-lane',
        label: 'the white steps down to Rope Lane',
        aliases: ['rope lane', 'lane', 'white steps', 'steps', 'out', 'outside', 'street'],
      },
      {
        id: 'salt-office-to-cellar',
        to: 'brine-cellar',
        label: 'the trapdoor under the third bin',
        aliases: ['trapdoor', 'trap door', 'third bin', 'cellar', 'brine cellar', 'down', 'hatch'],
        needs: 'white-footprints',
      },
    ],
    npcs: ['aurel-pryce'],
    features: [
      {
        id: 'salt-bins',
        name: 'the bins of salt',
        aliases: ['bins', 'bin', 'third bin', 'salt', 'floor', 'footprints'],
        description:
          'Six bins, each taller than a child. The floor has been swept this morning, and swept again round the third bin, so thoroughly that the boards are paler there.',
        skill: 'investigation',
        dc: 12,
        clue: 'white-footprints',
      },
      {
        id: 'framed-ship',
        name: 'the framed drawing of a ship',
        aliases: ['drawing', 'frame', 'picture', 'ship', 'framed ship'],
        description:
          "The Kind Regard, under all her canvas, drawn by somebody fond of her. On the back, in a clerk's hand, is a list of the sums her loss brought in.",
        skill: 'sleight of hand',
        dc: 15,
        clue: 'insured-salt',
      },
    ],
    loot: [
      {
        id: 'factors-cups',
        name: "the factor's silver cups",
        aliases: ['silver cups', 'cups'],
        type: 'Treasure',
        quantity: 3,
        where: 'on the desk as big as a raft',
        guardedBy: ['aurel-pryce'],
      },
    ],
  },
  {
    id: 'brine-cellar',
    name: 'The Brine Cellar',
    place: 'Tollhithe, under the Salt Office',
    description:
      'You come into a long cellar where the walls have grown. Salt has climbed them for a century, in ridges and frills, until the brick has the look of a cave that somebody once thought of furnishing. Brine drips into a gutter and runs away through two arches, one towards the harbour, one into the dark. Between the pillars stand casks with the Salt Office brand, stove in, their sand spilled across the floor in tidy heaps. A workbench holds axes, oilskins drying on hooks, and a dinner for six with the bread still soft. In the corner, under sacking, is a thing the height of a child, and what light you have brought comes back from under the sacking red.',
    touches: [
      'while brine drips into the gutter with a patient tock',
      'as salt crust squeaks underfoot like new snow',
      'while a red gleam slides along the wall and away',
      'while something scuttles in a cask and thinks better of it',
      'with a dryness that tightens the skin across the knuckles',
      'as a cart goes over the street above and flour-fine salt comes down',
    ],
    exits: [
      {
        id: 'cellar-to-salt-office',
        to: 'salt-office',
        label: 'the ladder to the Salt Office floor',
        aliases: ['salt office', 'ladder', 'trapdoor', 'up', 'office', 'hatch'],
      },
      {
        id: 'cellar-to-slakes',
        to: 'slakes',
        label: 'the culvert out to the Slakes',
        aliases: ['culvert', 'slakes', 'mud', 'flats', 'harbour', 'harbor', 'out', 'outside'],
      },
      {
        id: 'cellar-to-well',
        to: 'listening-well',
        label: 'the brick drain into the dark',
        aliases: ['drain', 'brick drain', 'dark', 'tunnel', 'listening well', 'well'],
        needs: 'held-door',
      },
    ],
    npcs: [],
    features: [
      {
        id: 'sacking-shape',
        name: 'the shape under the sacking',
        aliases: ['sacking', 'shape', 'lantern', 'red light', 'corner', 'red lantern'],
        description:
          'Under the sacking is a lantern with eight panes of thick red glass, a reflector, and a hook at the top as long as a hand. The wick has been burned, a long time ago, and for one night only.',
        skill: 'investigation',
        dc: 10,
        clue: 'red-lantern',
      },
      {
        id: 'stove-casks',
        name: 'the stove-in casks',
        aliases: ['casks', 'cask', 'barrels', 'barrel', 'sand', 'heaps'],
        description:
          'Salt casks, branded and sealed for sea, furred with eleven years of weed. Every one of them has been broken open, and out of every one of them has come the same brown sand.',
        skill: 'investigation',
        dc: 9,
        clue: 'sand-cargo',
      },
      {
        id: 'dinner-for-six',
        name: 'the dinner for six',
        aliases: ['dinner', 'workbench', 'bench', 'bread', 'table', 'oilskins'],
        description:
          'Bread, smoked eel, six wooden plates, and a tally stick with nine nights notched in it. Beside the stick lies a purse with the Salt Office mark, tied up ready for whoever comes in from the mud.',
        skill: 'investigation',
        dc: 8,
        clue: 'gleaners-hired',
      },
    ],
    loot: [
      {
        id: 'red-glass-lantern',
        name: 'the lantern of red glass',
        aliases: ['lantern', 'red lantern', 'red glass', 'glass'],
        type: 'Gear',
        quantity: 1,
        where: 'under the sacking in the corner',
        guardedBy: [],
      },
      {
        id: 'gleaners-purse',
        name: 'a purse of new Salt Office silver',
        aliases: ['purse', 'silver', 'coins', 'money', 'pay'],
        type: 'Treasure',
        quantity: 1,
        where: 'beside the tally stick',
        guardedBy: [],
      },
    ],
  },
];
