import type { Ability } from '#domain/rules/ability.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import type { ArmorTraining } from './equipment/armor.ts';

export const classIds = [
  'barbarian',
  'bard',
  'cleric',
  'druid',
  'fighter',
  'monk',
  'paladin',
  'ranger',
  'rogue',
  'sorcerer',
  'warlock',
  'wizard',
] as const;
export type ClassId = (typeof classIds)[number];

/** Hit dice by their size. */
export const hitDieIds = ['d6', 'd8', 'd10', 'd12'] as const;
export type HitDieId = (typeof hitDieIds)[number];

/** A count that grows: from each level on, so many. Lowest level first; before the first there is none. */
export type Growth = readonly (readonly [level: number, count: number])[];

/** What a level brings: level, name, and one line in our own words. */
export type FeatureRow = readonly [level: number, name: string, line: string];

/** What brings uses back: all on any rest, one on a short and all on a long, or all on a long. */
export const usesBack = ['anyRest', 'oneOnShortRest', 'longRest'] as const;

/** Something that can be done so often between rests. */
export interface UseRules {
  id: string;
  name: string;
  /** How often, by level; `charisma` and `wisdom` are the modifier, at least once; `five each level` is a pool of points. */
  count: Growth | 'charisma' | 'wisdom' | 'level' | 'five each level';
  /** From which level it is there. */
  from: number;
  back: (typeof usesBack)[number];
  /** From this level any rest brings all back. */
  anyRestFrom?: number;
  /** The spell that it casts without a slot. */
  spell?: string;
}

export interface CastingRules {
  kind: 'full' | 'half' | 'pact';
  ability: Ability;
  cantrips: Growth;
  /** Prepared spells at levels 1 to 20. */
  prepared: readonly number[];
}

/** A way to start: items by the id of the catalogue (or a word for what is in none), and gold pieces. */
export interface Kit {
  items: readonly (readonly [catalogId: string, quantity: number])[];
  gold: number;
}

/** What a class trains with where another one was taken before it. */
export interface LaterTraining {
  armor: readonly ArmorTraining[];
  martial: ClassRules['martial'];
  /** How many skills of the class's own list are learned. */
  skills: number;
}

export interface ClassRules {
  id: ClassId;
  name: string;
  hitDie: 6 | 8 | 10 | 12;
  primary: readonly Ability[];
  /** Whether one primary ability is enough where levels of several classes are taken; otherwise each of them counts. */
  eitherPrimary?: true;
  /** What the class trains with where it is not the first one that is taken (SRD 5.2.1, Multiclassing). */
  asLater: LaterTraining;
  saves: readonly [Ability, Ability];
  skills: { choose: number; from: readonly SkillName[] };
  armor: readonly ArmorTraining[];
  /** Martial weapons trained with, beside all simple ones. */
  martial: 'none' | 'all' | 'light' | 'finesse or light';
  kits: readonly Kit[];
  features: readonly FeatureRow[];
  subclass: { name: string; features: readonly FeatureRow[] };
  /** Kinds of weapon whose mastery is known. */
  masteries: Growth;
  /** Skills with doubled proficiency. */
  expertise: Growth;
  /** More skills at a later level, from the class's own list or from any. */
  laterSkills: { level: number; choose: number; from: 'class' | 'any' } | null;
  /** Levels that give a fighting style. */
  fightingStyles: readonly number[];
  /** Levels that give an ability score improvement or another feat; 19 gives an epic boon. */
  feats: readonly number[];
  casting: CastingRules | null;
  uses: readonly UseRules[];
  /** An order chosen at level 1: the first trains with martial weapons and more armor, the other helps two skills by wisdom. */
  order: { name: string; fighter: string; scholar: string; armor: readonly ArmorTraining[]; skills: readonly SkillName[] } | null;
  /** Two scores that grow by 4, to at most 25, at level 20. */
  capstone: readonly [Ability, Ability] | null;
}

/** Levels at which most classes choose a feat. */
export const usualFeatLevels = [4, 8, 12, 16, 19] as const;
/** The level at which the feat is an epic boon. */
export const boonLevel = 19;
/** The level at which the path of the class is taken. */
export const subclassLevel = 3;
export const highestLevel = 20;

/** How much has grown by this level. */
export function grownTo(growth: Growth, level: number): number {
  return growth.findLast(([from]) => from <= level)?.[1] ?? 0;
}

/** The least primary ability that levels of several classes ask for. */
export const multiclassScore = 13;

/** What proficiency adds: 2 at level 1, and 1 more at levels 5, 9, 13 and 17. */
export function proficiencyBonusOf(level: number): number {
  return 2 + Math.floor((level - 1) / 4);
}
