import type { Effect } from '#domain/rules/attack-data.ts';
import type { Ability, DamageType } from '#domain/rules/combat-terms.ts';
import { monster } from './stat-block.ts';
import type { MonsterFacts, StatBlock, Trait } from './stat-block.ts';
import { breath, burden, melee, prone, until } from './attacks.ts';
import { amphibious, trait } from './traits.ts';

interface DragonFacts extends Omit<MonsterFacts, 'saves' | 'attacks' | 'effects' | 'traits' | 'senses' | 'speaks' | 'immune'> {
  immune: DamageType;
  /** To hit, reach and damage of its claws. */
  rend: readonly [number, number, string];
  /** Name, save and difficulty, area and damage of its breath. */
  breath: readonly [string, Ability, number, string, string];
}

const ages = {
  Wyrmling: { size: 'Medium', multi: 2, cone: 15, senses: { blindsight: 10, darkvision: 60 } },
  Young: { size: 'Large', multi: 3, cone: 30, senses: { blindsight: 30, darkvision: 120 } },
  Adult: {
    size: 'Huge',
    multi: 3,
    cone: 60,
    senses: { blindsight: 60, darkvision: 120 },
  },
  Ancient: {
    size: 'Gargantuan',
    multi: 3,
    cone: 90,
    senses: { blindsight: 60, darkvision: 120 },
  },
} as const;

interface Kin {
  alignment: string;
  traits?: readonly Trait[];
  /** Another breath, which can always be used; its difficulty is that of the first, its cone grows with age. */
  second?: (dc: number, cone: number) => Effect;
}

const dazed = until('incapacitated', 'endOfTargetTurn');
const kin = {
  black: { alignment: 'chaotic evil', traits: [amphibious] },
  blue: { alignment: 'lawful evil' },
  brass: {
    alignment: 'chaotic good',
    second: (dc, cone) => burden('Sleep Breath', ['constitution', dc], `${cone}-foot cone`, '', dazed),
  },
  bronze: {
    alignment: 'lawful good',
    traits: [amphibious],
    second: (dc) => burden('Repulsion Breath', ['strength', dc], '30-foot cone', '', prone),
  },
  copper: {
    alignment: 'chaotic good',
    traits: [trait('Slowing Breath', 'A second breath slows those who fail a constitution save for a turn.')],
  },
  gold: {
    alignment: 'lawful good',
    traits: [amphibious, trait('Weakening Breath', 'A second breath weakens those who fail a strength save.')],
  },
  green: { alignment: 'lawful evil', traits: [amphibious] },
  red: { alignment: 'chaotic evil' },
  silver: {
    alignment: 'lawful good',
    second: (dc, cone) => burden('Paralyzing Breath', ['constitution', dc], `${cone}-foot cone`, '', dazed),
  },
  white: { alignment: 'chaotic evil', traits: [trait('Ice Walk', 'Is not slowed by ice and never slips on it.')] },
} as const satisfies Record<string, Kin>;

/** A dragon: what its age and colour share is said once. */
export function dragon(age: keyof typeof ages, colour: keyof typeof kin, facts: DragonFacts): StatBlock {
  const { size, multi, cone, senses } = ages[age];
  const { alignment, traits = [], second }: Kin = kin[colour];
  const title = colour.charAt(0).toUpperCase() + colour.slice(1);
  const [name, ability, dc, area, damage] = facts.breath;
  return monster(age === 'Wyrmling' ? `${title} Dragon Wyrmling` : `${age} ${title} Dragon`, `${size} dragon, ${alignment}`, {
    ...facts,
    saves: ['dexterity', 'wisdom'],
    immune: [facts.immune],
    senses,
    speaks: age === 'Wyrmling' ? 'Draconic' : 'Common, Draconic',
    traits,
    multi: facts.multi ?? multi,
    attacks: [melee('Rend', ...facts.rend)],
    effects: [breath(name, [ability, dc], area, damage), ...(second ? [second(dc, cone)] : [])],
  });
}

/** How dragons past their first years move, and what their colour adds. */
export const wings = (more: { swim?: number; climb?: number; burrow?: number }) => ({ walk: 40, fly: 80, ...more });
