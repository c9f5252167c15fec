import type { Scene } from '#domain/narration/adventure.ts';

export const scenesOfTheQuay: Scene[] = [
  {
    id: 'dry-quay',
    name: 'The Dry Quay',
    place: 'Tollhithe, the harbour',
    description:
      'Forty boats lie on their sides below the quay, and the smell of them reaches you first: tar, weed, and something sweet that was fish last week. Beyond the last post the mud runs out for two miles, ribbed like the roof of a mouth, to the dark streak of the bar and a grey line above it that is not the sky. You stand where water ought to be slapping. A flat-bottomed ferry is still properly moored at both ends, to nothing. People hurry past with buckets from one well to the next and talk about everything else. On the tallest bollard somebody has chalked eighteen strokes, and while you watch a child adds one more.',
    touches: [
      'while gulls walk where they used to float',
      'while a boat timber cracks in the sun like a knuckle',
      'as somebody counts buckets aloud and loses the count',
      'while small crabs tick across the planks of a hull',
      'with the mud hissing as it dries',
      'while a loose halyard taps a mast that leans over the street',
      'as two fishermen mend a net that is already whole',
    ],
    exits: [
      {
        id: 'quay-to-anchor',
        to: 'borrowed-anchor',
        label: 'the yellow door of the Borrowed Anchor',
        aliases: ['inn', 'tavern', 'borrowed anchor', 'anchor', 'yellow door', 'common room'],
      },
      {
        id: 'quay-to-lane',
        to: 'rope-lane',
        label: 'the worn steps up into Rope Lane',
        aliases: ['rope lane', 'lane', 'steps', 'market', 'town', 'street'],
      },
      {
        id: 'quay-to-foundry',
        to: 'foundry',
        label: 'the barrow ramp up to the foundry',
        aliases: ['foundry', 'forge', 'smithy', 'smith', 'ramp', 'barrow ramp', 'hesper'],
      },
      {
        id: 'quay-to-tide-house',
        to: 'tide-house',
        label: 'the plank walk to the Tide House',
        aliases: ['tide house', 'plank walk', 'planks', 'reeve', 'tower', 'bell tower'],
      },
      {
        id: 'quay-to-slakes',
        to: 'slakes',
        label: 'the slipway down onto the Slakes',
        aliases: ['slakes', 'slipway', 'mud', 'flats', 'mudflats', 'sea bed'],
      },
    ],
    npcs: ['wenna-tarn', 'nettle'],
    features: [
      {
        id: 'chalked-bollard',
        name: 'the chalked bollard',
        aliases: ['bollard', 'chalk', 'marks', 'strokes', 'tally'],
        description:
          'Nineteen strokes in chalk, bundled in fives, the newest still powdery. Next to them a smaller hand has drawn a ship with a broken mast and an arrow pointing out over the mud.',
        skill: 'perception',
        dc: 8,
        clue: 'wreck-bare',
      },
      {
        id: 'ferry-mooring',
        name: "the ferry's mooring",
        aliases: ['mooring', 'mooring weight', 'weight', 'ferry', 'net', 'second thought', 'boat'],
        description:
          'The ferry Second Thought sits level on the mud and is moored all the same. Her forward rope goes to a ring in the wall; her after rope goes to a weight as long as a forearm, wrapped in tarred net and sunk to its shoulders.',
        skill: 'investigation',
        dc: 16,
        clue: 'true-clapper',
      },
      {
        id: 'grey-line',
        name: 'the grey line beyond the bar',
        aliases: ['grey line', 'gray line', 'horizon', 'line', 'weather', 'sea'],
        description:
          'It lies along the whole horizon, the colour of slate, and its upper edge is as straight as a shelf. Clouds drift behind it. Nothing drifts in front.',
        skill: 'nature',
        dc: 14,
        clue: 'standing-water',
      },
    ],
    loot: [
      {
        id: 'mooring-weight',
        name: 'the mooring weight wrapped in tarred net',
        aliases: ['mooring weight', 'weight', 'clapper', 'true clapper', 'tongue', 'bundle', 'net'],
        type: 'Gear',
        quantity: 1,
        where: 'at the end of the after rope of the ferry',
        guardedBy: ['wenna-tarn'],
      },
      {
        id: 'tarred-rope',
        name: 'a coil of tarred rope',
        aliases: ['rope', 'coil', 'line'],
        type: 'Gear',
        quantity: 1,
        where: 'in the bottom of a boat that nobody has claimed',
        guardedBy: [],
      },
    ],
  },
  {
    id: 'borrowed-anchor',
    name: 'The Borrowed Anchor',
    place: 'Tollhithe, the harbour',
    description:
      'The inn is built round its name: an anchor twice the height of a man stands upright through the floor, and the stair to the bedrooms winds about its shank. A ship left it here as a pledge for one winter, a hundred and six years ago, and it is still polished every Saturday in case she comes back. Tonight the room is full and nearly silent. You edge past fishermen who hold their cups in both hands and drink cider, because the water tastes of tears. Over the bar hangs a slate that used to give the hour of high tide. Somebody has wiped it clean and written nothing, then thought better of it and written sorry.',
    touches: [
      'while the fire spits at driftwood that still has salt in it',
      'as a cup is set down too carefully',
      'while the great anchor ticks with the cooling of the day',
      'while somebody upstairs walks to the window and back',
      'with cider and wet wool thick in the air',
      'as a dog under the bench sighs like an old man',
      'while the landlady wipes a table that is already dry',
    ],
    exits: [
      {
        id: 'anchor-to-quay',
        to: 'dry-quay',
        label: 'the yellow door onto the Dry Quay',
        aliases: ['quay', 'dry quay', 'yellow door', 'outside', 'out', 'harbour', 'harbor'],
      },
      {
        id: 'anchor-to-lane',
        to: 'rope-lane',
        label: 'the back passage into Rope Lane',
        aliases: ['rope lane', 'lane', 'back passage', 'back door', 'passage'],
      },
    ],
    npcs: ['juniper-lug', 'lucan-thrale'],
    features: [
      {
        id: 'wreck-board',
        name: 'the board of lost ships',
        aliases: ['board', 'lost ships', 'names', 'list', 'wall'],
        description:
          'Names of ships in gilt, and under each the names of those who went with her. The last is the Kind Regard, with eighteen names; the final one is cut lower than the others, at the height where a kneeling woman would reach.',
        skill: 'history',
        dc: 9,
        clue: 'linnet-aboard',
      },
      {
        id: 'shell-case',
        name: "the shell-buyer's sample case",
        aliases: ['sample case', 'case', 'shells', 'samples', 'luggage'],
        description:
          'A handsome case with forty velvet hollows for shells, and in them eleven common cockles, three of them cracked. The lining bulges where papers have been slid behind it.',
        skill: 'sleight of hand',
        dc: 14,
        clue: 'insured-salt',
      },
    ],
    loot: [
      {
        id: 'plum-spirit',
        name: 'a stone bottle of plum spirit',
        aliases: ['bottle', 'plum spirit', 'spirit', 'brandy', 'drink'],
        type: 'Consumable',
        quantity: 1,
        where: 'behind the fluke of the great anchor',
        guardedBy: ['juniper-lug'],
      },
    ],
  },
];
