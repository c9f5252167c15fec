import type { SkillName } from './skill.ts';

/** What everybody can do in a fight, whatever their class or kind (SRD 5.2.1, Actions; Unarmed Strike; Movement). */
export const commonActions = [
  'dash',
  'disengage',
  'dodge',
  'help',
  'hide',
  'ready',
  'search',
  'study',
  'influence',
  'utilize',
  'grapple',
  'shoveAway',
  'shoveProne',
  'escape',
  'standUp',
  'dropProne',
  'letGo',
  'moveAway',
  'mount',
  'dismount',
] as const;
export type CommonAction = (typeof commonActions)[number];

/** Those that features let somebody take in another way, such as a Bonus Action. */
export const lentActions = ['dash', 'disengage', 'dodge', 'hide', 'utilize'] as const;
export type LentAction = (typeof lentActions)[number];

interface CommonActionRules {
  name: string;
  /** What of a turn it takes: `move` is part of moving, and takes neither action nor attack. */
  takes: 'action' | 'attack' | 'move';
  /** What it does, in a few of our own words. */
  line: string;
  /** How many others it is used on at most. */
  targets: 0 | 1 | 'any';
  /** Whether it may name whom it is about, though it is used on nobody. */
  mayName?: true;
  /** Skills that it is checked with; the first unless another is chosen. */
  skills?: readonly SkillName[];
}

const check = { takes: 'action', targets: 0 } as const;
const move = { takes: 'move', targets: 0 } as const;

export const commonActionRules: Readonly<Record<CommonAction, CommonActionRules>> = {
  dash: { name: 'Dash', takes: 'action', targets: 0, line: 'as much movement again this turn' },
  disengage: { name: 'Disengage', takes: 'action', targets: 0, line: 'no opportunity attacks this turn' },
  dodge: {
    name: 'Dodge',
    takes: 'action',
    targets: 0,
    line: 'attacks on you have disadvantage, DEX saves advantage, until your next turn',
  },
  help: {
    name: 'Help',
    takes: 'action',
    targets: 1,
    line: 'advantage on the next attack on a foe, or on an ally’s next check; shakes a friend awake',
  },
  hide: { name: 'Hide', ...check, line: 'Stealth DC 15, then invisible until found', skills: ['stealth'] },
  ready: { name: 'Ready', takes: 'action', targets: 0, line: 'act later, as a reaction' },
  search: { name: 'Search', ...check, line: 'a Wisdom check', skills: ['perception', 'insight', 'medicine', 'survival'] },
  study: {
    name: 'Study',
    ...check,
    line: 'an Intelligence check',
    skills: ['investigation', 'arcana', 'history', 'nature', 'religion'],
  },
  influence: {
    name: 'Influence',
    ...check,
    mayName: true,
    line: 'a Charisma check',
    skills: ['persuasion', 'deception', 'intimidation', 'performance', 'animal handling'],
  },
  utilize: { name: 'Utilize', takes: 'action', targets: 0, line: 'use an object' },
  grapple: { name: 'Grapple', takes: 'attack', targets: 1, line: 'STR or DEX save, or grappled' },
  shoveAway: { name: 'Shove away', takes: 'attack', targets: 1, line: 'STR or DEX save, or pushed 5 feet' },
  shoveProne: { name: 'Shove prone', takes: 'attack', targets: 1, line: 'STR or DEX save, or prone' },
  escape: {
    name: 'Escape',
    ...check,
    line: 'a check against the escape DC, or what else ends what holds you',
    skills: ['athletics', 'acrobatics'],
  },
  standUp: { name: 'Stand up', ...move, line: 'half of the speed' },
  dropProne: { name: 'Drop prone', ...move, line: 'costs no movement' },
  letGo: { name: 'Let go', ...move, line: 'ends a grapple of yours' },
  moveAway: { name: 'Move away', takes: 'move', targets: 'any', line: 'out of somebody’s reach: they may react' },
  mount: { name: 'Mount', takes: 'move', targets: 1, line: 'half of the speed; a willing creature of a larger size' },
  dismount: { name: 'Dismount', ...move, line: 'half of the speed' },
};
