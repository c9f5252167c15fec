import type { Scene } from '#domain/narration/adventure.ts';

export const scenesOfTheLane: Scene[] = [
  {
    id: 'rope-lane',
    name: 'Rope Lane',
    place: 'Tollhithe, the upper town',
    description:
      'Rope Lane is exactly as long as the longest rope the town has ever made, and not a step longer. Hemp still runs down the middle of it, knee high, over wooden trestles, and everyone steps across without looking. The houses lean together above you like neighbours who have heard something. At the well a queue has formed, and each person tastes from the ladle, shrugs, and fills the bucket anyway. Children are skipping to a rhyme that seems to have too many verses. On a bench under the eaves four old women in black sit shoulder to shoulder, with a space left between them wide enough for a fifth, and the one at the end is mending a net and watching your feet.',
    touches: [
      'while the skipping rope slaps the cobbles and the count goes on',
      'as the hemp hums when somebody plucks it in passing',
      'while the well bucket comes up with a sour little splash',
      'while washing stiffens with salt on the lines overhead',
      'with the smell of hemp and lamp oil between the walls',
      'as a shutter is closed, gently, by someone who was listening',
    ],
    exits: [
      {
        id: 'lane-to-quay',
        to: 'dry-quay',
        label: 'the worn steps down to the Dry Quay',
        aliases: ['quay', 'dry quay', 'steps', 'harbour', 'harbor', 'down'],
      },
      {
        id: 'lane-to-anchor',
        to: 'borrowed-anchor',
        label: 'the back passage into the Borrowed Anchor',
        aliases: ['inn', 'tavern', 'borrowed anchor', 'anchor', 'back passage', 'passage'],
      },
      {
        id: 'lane-to-foundry',
        to: 'foundry',
        label: 'the sooty arch of the foundry',
        aliases: ['foundry', 'forge', 'smithy', 'smith', 'arch', 'hesper'],
      },
      {
        id: 'lane-to-salt-office',
        to: 'salt-office',
        label: 'the white steps of the Salt Office',
        aliases: ['salt office', 'office', 'white steps', 'factor', 'pryce'],
      },
      {
        id: 'lane-to-tide-house',
        to: 'tide-house',
        label: 'the covered bridge to the Tide House',
        aliases: ['tide house', 'bridge', 'covered bridge', 'tower', 'bell tower', 'reeve'],
      },
    ],
    npcs: ['mother-quill'],
    features: [
      {
        id: 'skipping-children',
        name: 'the skipping children',
        aliases: ['children', 'skipping', 'rhyme', 'skipping rope', 'kids', 'song'],
        description:
          'Two turn the rope and one jumps, and between every jump there is a pause in which all three draw breath together. One for the knock and one for the key, they sing, one for the foot of the first to be free.',
        skill: 'performance',
        dc: 10,
        clue: 'counting-rhyme',
      },
      {
        id: 'widows-bench',
        name: "the widows' bench",
        aliases: ['bench', 'widows', 'old women', 'women', 'seat'],
        description:
          'Oak, polished by a century of black skirts. Names are cut along the back rail, and over the empty place is the name TARN, though nobody by that name is sitting there.',
        skill: 'insight',
        dc: 11,
        clue: 'linnet-aboard',
      },
    ],
    loot: [],
  },
  {
    id: 'foundry',
    name: "Dunn's Foundry",
    place: 'Tollhithe, the upper town',
    description:
      'Heat leans on you as soon as you are under the arch. The foundry is a single vaulted room where everything that must not rust at sea is made: cleats, rudder pins, bells the size of thimbles for marking nets. Moulds stand in rows like loaves. A furnace mutters at the far end, banked low, because there is no charcoal coming upriver and nobody is ordering cleats for boats that lie in mud. All along the beam above you hang the bells that were cast wrong, a long family of them, cracked or flat or sour. Their maker keeps them to remember what not to do, and rings one whenever a customer lies to her.',
    touches: [
      'while the furnace mutters behind its iron door',
      'as one of the bad bells overhead gives a small wrong note',
      'while sand trickles out of a broken mould',
      'with hot metal on the air like the taste of a coin',
      'while sparks crawl along the edge of a dying coal',
      'as the bellows let out a breath that nobody pumped',
    ],
    exits: [
      {
        id: 'foundry-to-lane',
        to: 'rope-lane',
        label: 'the sooty arch back to Rope Lane',
        aliases: ['rope lane', 'lane', 'arch', 'out', 'outside', 'street'],
      },
      {
        id: 'foundry-to-quay',
        to: 'dry-quay',
        label: 'the barrow ramp down to the Dry Quay',
        aliases: ['quay', 'dry quay', 'ramp', 'barrow ramp', 'harbour', 'harbor'],
      },
    ],
    npcs: ['hesper-dunn'],
    features: [
      {
        id: 'scrap-wax',
        name: 'the tray of scrap wax',
        aliases: ['wax', 'scrap wax', 'tray', 'pattern', 'mould', 'mold'],
        description:
          "Broken patterns waiting to be melted: half a cleat, a child's hand, a length of something rounded that swells at one end like a pear. The rounded piece has letters on it, back to front.",
        skill: 'investigation',
        dc: 12,
        clue: 'wax-pattern',
      },
      {
        id: 'till-box',
        name: 'the till box',
        aliases: ['till', 'box', 'money', 'coins', 'silver', 'cash box'],
        description:
          'A tin box without a lock, for who would rob a woman with a hammer. Copper, mostly, worn smooth as pebbles, and on top of it four silver pieces so new that they still have edges.',
        skill: 'investigation',
        dc: 10,
        clue: 'new-silver',
      },
      {
        id: 'bad-bells',
        name: 'the bells that were cast wrong',
        aliases: ['bad bells', 'bells', 'bell', 'cracked bells', 'beam'],
        description:
          'Thirty-one bells, none of them right. One near the end has a tongue of lead, hung there as a joke or a lesson, and when it is swung it makes exactly the sound that came over the roofs this afternoon.',
        skill: 'perception',
        dc: 11,
        clue: 'dull-bell',
      },
    ],
    loot: [
      {
        id: 'founders-hammer',
        name: "a founder's hammer",
        aliases: ['hammer', 'light hammer'],
        type: 'Weapon',
        quantity: 1,
        where: 'on the lip of the casting pit',
        guardedBy: ['hesper-dunn'],
      },
      {
        id: 'net-bells',
        name: 'a string of net bells',
        aliases: ['net bells', 'string of bells', 'small bells'],
        type: 'Gear',
        quantity: 1,
        where: 'in the basket of finished work by the arch',
        guardedBy: [],
      },
    ],
  },
];
