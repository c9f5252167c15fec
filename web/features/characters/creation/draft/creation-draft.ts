import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { eachAbility } from '#domain/rules/ability.ts';
import type { Ability, AbilityScores } from '#domain/rules/ability.ts';
import type { CharacterBuild } from '#domain/character/creation/build.ts';
import type { BackgroundId } from '#domain/srd/backgrounds.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { SpeciesId } from '#domain/srd/species.ts';

/** The decisions of a creation by SRD 5.2, one a step. */
export const stepIds = ['species', 'class', 'background', 'abilities', 'feat', 'skills', 'fighting', 'spells', 'gear', 'name'] as const;
export type StepId = (typeof stepIds)[number];

/** Which of the scores that are dealt out each ability was given, counted from 0; null for none yet. */
export type Deal = Record<Ability, number | null>;

/** What can be picked out of lists. */
export type PickKind =
  | 'lineage'
  | 'skills'
  | 'speciesSkill'
  | 'expertise'
  | 'masteries'
  | 'style'
  | 'cantrips'
  | 'spells'
  | 'backgroundCantrips'
  | 'backgroundSpells'
  | 'feat'
  | 'featSkills'
  | 'featCantrips'
  | 'featSpells'
  | 'options';

/**
 * Everything decided so far. Picks stay here also while they do not fit (another class was chosen, say): what counts now is
 * worked out by `offersOf`, so going back loses nothing.
 */
export interface CreationDraft {
  version: 1;
  /** The id the character shall have, so that a creation sent twice makes one; empty before the first decision. */
  id: string;
  at: StepId;
  name: string;
  species: SpeciesId | null;
  class: ClassId | null;
  background: BackgroundId | null;
  order: NonNullable<CharacterBuild['order']> | null;
  method: CharacterBuild['method'];
  bought: AbilityScores;
  array: Deal;
  rolled: Deal;
  /** How the background raises scores: one by 2 and another by 1, or three by 1. */
  raises: { plan: 'two' | 'each'; most: Ability | null; more: Ability | null };
  featList: 'cleric' | 'druid' | 'wizard';
  picks: Record<PickKind, string[]>;
  kits: Partial<Record<ClassId | BackgroundId, number>>;
  /** Spells of the campaign’s own to choose from; they are fetched, and not kept with the draft. */
  homebrew: readonly HomebrewEntry[];
}

const nothingPicked: CreationDraft['picks'] = {
  lineage: [],
  skills: [],
  speciesSkill: [],
  expertise: [],
  masteries: [],
  style: [],
  cantrips: [],
  spells: [],
  backgroundCantrips: [],
  backgroundSpells: [],
  feat: [],
  featSkills: [],
  featCantrips: [],
  featSpells: [],
  options: [],
};

/** Nothing decided yet. */
export const blankDraft: CreationDraft = {
  version: 1,
  id: '',
  at: 'species',
  name: '',
  species: null,
  class: null,
  background: null,
  order: null,
  method: 'standardArray',
  bought: eachAbility(() => 8),
  array: eachAbility(() => null),
  rolled: eachAbility(() => null),
  raises: { plan: 'two', most: null, more: null },
  featList: 'wizard',
  picks: nothingPicked,
  kits: {},
  homebrew: [],
};

/** What drafts of earlier builds call their methods. */
const earlierMethods = new Map<unknown, CreationDraft['method']>([
  ['standard array', 'standardArray'],
  ['point buy', 'pointBuy'],
]);

/** The draft that a tab kept; null for anything else. */
export function openDraft(value: unknown): CreationDraft | null {
  if (!isDraft(value)) return null;
  // A draft of an earlier build lacks the lists that are new.
  return { ...value, homebrew: [], picks: { ...nothingPicked, ...value.picks }, method: earlierMethods.get(value.method) ?? value.method };
}

function isDraft(value: unknown): value is CreationDraft {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === blankDraft.version && 'picks' in value;
}
