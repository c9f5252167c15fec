import { monster } from './stat-block.ts';
import type { StatBlock } from './stat-block.ts';
import { burden, melee, prone, ranged, until } from './attacks.ts';
import { charge, incorporeal, magicResistance, trait } from './traits.ts';

const night = { darkvision: 60 } as const;
const bones = { vulnerable: ['bludgeoning'], immune: ['poison'], never: ['exhaustion', 'poisoned'], senses: night } as const;

/** The dead of old tombs: bones, severed hands, lights over the moor and lords in wrappings. */
export const bonesAndWisps: StatBlock[] = [
  monster('Minotaur Skeleton', 'Large undead, lawful evil', {
    ac: 12,
    hp: '6d10+12',
    speed: { walk: 40 },
    scores: [18, 11, 15, 6, 8, 5],
    ...bones,
    speaks: 'Understands Abyssal',
    cr: '2',
    traits: [charge(20, 'its gore hurts more and knocks prone')],
    attacks: [melee('Gore', 6, 5, '2d6+4 piercing'), melee('Slam', 6, 5, '2d10+4 bludgeoning')],
  }),
  monster('Mummy Lord', 'Medium undead, lawful evil', {
    ac: 17,
    hp: '25d8+75',
    speed: { walk: 30 },
    scores: [18, 10, 17, 11, 19, 16],
    saves: ['intelligence', 'wisdom'],
    skills: { history: 5, perception: 9, religion: 5 },
    initiative: 10,
    vulnerable: ['fire'],
    immune: ['necrotic', 'poison'],
    never: ['charmed', 'exhaustion', 'frightened', 'paralyzed', 'poisoned'],
    senses: { truesight: 60 },
    speaks: 'Common and others',
    cr: '15',
    traits: [
      magicResistance,
      trait('Rotting', 'Its fist curses: the cursed cannot regain hit points, and lose of their maximum day by day.'),
      trait('Undead Restoration', 'Forms a new body within a day while its heart is whole.'),
    ],
    attacks: [
      melee('Rotting Fist', 9, 5, '2d10+4 bludgeoning, 3d6 necrotic'),
      ranged('Channel Negative Energy', 9, '60', '6d6+4 necrotic'),
    ],
    effects: [
      burden('Dreadful Glare', ['wisdom', 17], 'one creature within 60 feet', '6d6+4 psychic', until('paralyzed', 'startOfSourceTurn')),
    ],
  }),
  monster('Swarm of Crawling Claws', 'Medium undead, neutral evil', {
    ac: 12,
    hp: '11d8',
    speed: { walk: 30, climb: 30 },
    scores: [14, 14, 11, 5, 10, 4],
    resists: ['bludgeoning', 'piercing', 'slashing'],
    immune: ['necrotic', 'poison'],
    never: [
      'charmed',
      'exhaustion',
      'frightened',
      'grappled',
      'incapacitated',
      'paralyzed',
      'petrified',
      'poisoned',
      'prone',
      'restrained',
      'stunned',
    ],
    senses: { blindsight: 30 },
    speaks: 'Understands Common',
    cr: '3',
    traits: [trait('Swarm', 'Fills the space of others and slips through any gap; while bloodied it rolls half its dice.')],
    attacks: [melee('Swarm of Grasping Hands', 4, 5, '4d8+2 necrotic', prone)],
  }),
  monster('Warhorse Skeleton', 'Large undead, lawful evil', {
    ac: 13,
    hp: '3d10+6',
    speed: { walk: 60 },
    scores: [18, 12, 15, 2, 8, 5],
    ...bones,
    cr: '1/2',
    traits: [charge(20, 'its hooves knock a target of at most Large size prone')],
    attacks: [melee('Hooves', 6, 5, '1d6+4 bludgeoning')],
  }),
  monster('Will-o’-Wisp', 'Tiny undead, chaotic evil', {
    ac: 19,
    hp: '11d4',
    speed: { walk: 5, fly: 50, hover: true },
    scores: [1, 28, 10, 13, 14, 11],
    resists: ['acid', 'bludgeoning', 'cold', 'fire', 'necrotic', 'piercing', 'slashing'],
    immune: ['lightning', 'poison'],
    never: ['exhaustion', 'grappled', 'paralyzed', 'petrified', 'poisoned', 'prone', 'restrained', 'unconscious'],
    senses: { darkvision: 120 },
    speaks: 'Common and another',
    cr: '2',
    traits: [
      incorporeal,
      trait('Consume Life', 'Drinks the last of those who lie dying beside it.'),
      trait('Vanish', 'Turns invisible until it attacks.'),
    ],
    attacks: [melee('Shock', 4, 5, '2d8+2 lightning')],
  }),
];
