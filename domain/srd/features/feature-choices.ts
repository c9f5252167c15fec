import type { ClassId } from '#domain/srd/class-rules.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { blastInvocations } from './blast-invocations.ts';
import type { BlastInvocation } from './blast-invocations.ts';

/** One of several that a feature lets somebody choose. */
export interface FeatureOption {
  /** The slug of its name in content. */
  id: string;
  name: string;
  /** The level of the class that it asks for. */
  level: number;
  /** Another option of the feature that must be chosen too, by its id. */
  needs: string | null;
  /** Whether it asks for a cantrip of the class that deals damage. */
  cantrip: boolean;
  /** The cantrip that it is for, by its id; null where it is for none that is named. */
  of: string | null;
  /** Whether nobody can choose it any more, because others say more exactly what it did. */
  isOld: boolean;
}

/** A feature of which somebody chooses some and not all. */
export interface FeatureChoice {
  /** The slug of its name. */
  id: string;
  name: string;
  class: ClassId;
  /** Whether it is of the path, and so asks for one. */
  ofPath: boolean;
  /** The feature that later makes more of what was chosen, by its name. */
  grows: string | null;
  /** How many are known from each of these levels on. */
  counts: readonly (readonly [level: number, count: number])[];
  options: readonly FeatureOption[];
}

type Needs = readonly [name: string, level: number, needs?: string];
type Row = string | Needs;

/** What stands for a cantrip that deals damage among the needs of an option. */
const cantrip = 'a cantrip';
/** An invocation that is for one cantrip: as it was chosen before it asked for which, and an option for each that it can be for. */
const forCantrip = (name: BlastInvocation): Row[] => [
  [name, 2, cantrip],
  ...blastInvocations[name].map((each): Row => [`${name}: ${each}`, 2, cantrip]),
];

function optionOf(row: Row): FeatureOption {
  const [name, level, needs]: Needs = typeof row === 'string' ? [row, 1] : row;
  const other = needs === undefined || needs === cantrip ? null : slugOf(needs);
  const of = needs === cantrip ? slugOf(name.split(': ')[1] ?? '') : '';
  const asked = of === '' ? null : of;
  return { id: slugOf(name), name, level, needs: other, cantrip: needs === cantrip, of: asked, isOld: needs === cantrip && asked === null };
}

function choice(
  name: string,
  of: ClassId,
  counts: FeatureChoice['counts'],
  rows: readonly Row[],
  { ofPath = false, grows = null }: Partial<FeatureChoice> = {},
): FeatureChoice {
  return { id: slugOf(name), name, class: of, ofPath, grows, counts, options: rows.map(optionOf) };
}

const invocations: readonly Row[] = [
  ...forCantrip('Agonizing Blast'),
  'Armor of Shadows',
  ['Ascendant Step', 5],
  ['Devil’s Sight', 2],
  ['Devouring Blade', 12, 'Thirsting Blade'],
  'Eldritch Mind',
  ['Eldritch Smite', 5, 'Pact of the Blade'],
  ...forCantrip('Eldritch Spear'),
  ['Fiendish Vigor', 2],
  ['Gaze of Two Minds', 5],
  ['Gift of the Depths', 5],
  ['Gift of the Protectors', 9, 'Pact of the Tome'],
  ['Investment of the Chain Master', 5, 'Pact of the Chain'],
  ['Lessons of the First Ones', 2],
  ['Lifedrinker', 9, 'Pact of the Blade'],
  ['Mask of Many Faces', 2],
  ['Master of Myriad Forms', 5],
  ['Misty Visions', 2],
  ['One with Shadows', 5],
  ['Otherworldly Leap', 2],
  'Pact of the Blade',
  'Pact of the Chain',
  'Pact of the Tome',
  ...forCantrip('Repelling Blast'),
  ['Thirsting Blade', 5, 'Pact of the Blade'],
  ['Visions of Distant Realms', 9],
  ['Whispers of the Grave', 7],
  ['Witch Sight', 15],
];

const knownInvocations = [
  [1, 1],
  [2, 3],
  [5, 5],
  [7, 6],
  [9, 7],
  [12, 8],
  [15, 9],
  [18, 10],
] as const;

const metamagic: readonly Row[] = [
  'Careful Spell',
  'Distant Spell',
  'Empowered Spell',
  'Extended Spell',
  'Heightened Spell',
  'Quickened Spell',
  'Seeking Spell',
  'Subtle Spell',
  'Transmuted Spell',
  'Twinned Spell',
];

const knownMetamagic = [
  [2, 2],
  [10, 4],
  [17, 6],
] as const;

const path = { ofPath: true };
const strikes = { grows: 'Improved Blessed Strikes' };
const fury = { grows: 'Improved Elemental Fury' };

/** Every feature of SRD 5.2 of whose options somebody chooses some; no level of a class asks for two of them. */
export const featureChoices: readonly FeatureChoice[] = [
  choice('Eldritch Invocations', 'warlock', knownInvocations, invocations),
  choice('Metamagic', 'sorcerer', knownMetamagic, metamagic),
  choice('Elemental Affinity', 'sorcerer', [[6, 1]], ['Acid', 'Cold', 'Fire', 'Lightning', 'Poison'], path),
  choice('Hunter’s Prey', 'ranger', [[3, 1]], ['Colossus Slayer', 'Horde Breaker'], path),
  choice('Defensive Tactics', 'ranger', [[7, 1]], ['Escape the Horde', 'Multiattack Defense'], path),
  choice('Blessed Strikes', 'cleric', [[7, 1]], ['Divine Strike', 'Potent Spellcasting'], strikes),
  choice('Elemental Fury', 'druid', [[7, 1]], ['Potent Spellcasting', 'Primal Strike'], fury),
];

/** The choice that a feature of a class asks for, or that it makes more of; undefined for a feature without one. */
export function choiceOfFeature(of: ClassId | null, feature: string): FeatureChoice | undefined {
  return featureChoices.find(({ class: id, name, grows }) => id === of && (name === feature || grows === feature));
}

/** The choice of this id. */
export function findFeatureChoice(id: string): FeatureChoice | undefined {
  return featureChoices.find((each) => each.id === id);
}

/** What options of a choice are called; an id that is none stays as it is. */
export function optionNames({ options }: Pick<FeatureChoice, 'options'>, ids: readonly string[]): string[] {
  return ids.map((id) => options.find((each) => each.id === id)?.name ?? id);
}
