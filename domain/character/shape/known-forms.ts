import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from '#domain/character/classes/class-levels.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { yes } from '#domain/result.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { grownTo } from '#domain/srd/class-rules.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { countText } from '#domain/text/count-text.ts';
import { canTakeShape } from './wild-shape.ts';

/** How many forms of Wild Shape a druid knows by the level (SRD 5.2.1, Beast Shapes). */
const counts = [
  [2, 4],
  [4, 6],
  [8, 8],
] as const;

/** How many forms a druid of a level knows. */
export const formsKnownAt = (level: number): number => grownTo(counts, level);

/** The forms that a druid has chosen, and how many they can know. */
export interface KnownForms {
  known: readonly string[];
  most: number;
}

/** The forms of Wild Shape that somebody knows, by the ids of their creatures. */
export function knownFormsOf({ forms, classes }: Pick<Character, 'forms' | 'classes'>): KnownForms {
  return { known: forms, most: formsKnownAt(classLevelOf({ classes }, 'druid')) };
}

/** Whether a form can be taken: one that is known, or that there is room to learn. */
export const isOpenForm = ({ known, most }: KnownForms, monster: string): boolean => known.includes(monster) || known.length < most;

/** What is said of forms that a druid may still choose; null where all are chosen. */
export function formsToChooseText({ known, most }: KnownForms): string | null {
  const open = most - known.length;
  return open > 0 ? `${open} of ${countText(most, 'form')} of Wild Shape to choose.` : null;
}

/** A sheet that knows the form of Wild Shape which lies on somebody: a form is learned as it is taken for the first time. */
export function withFormLearned(character: Character, effects: readonly ActiveEffect[]): Character {
  const taken = effects.find(({ source, shape }) => shape !== undefined && source.kind === 'feature')?.shape?.monster;
  const forms = knownFormsOf(character);
  if (taken === undefined || forms.known.includes(taken) || !isOpenForm(forms, taken)) return character;
  return { ...character, forms: [...character.forms, taken] };
}

/** Learns the form of a creature, which a druid of that level may take; null stands for no creature. */
export function learnForm(character: Character, creature: StatBlock | null): CharacterResult<Character> {
  const { name } = character;
  const forms = knownFormsOf(character);
  if (!creature || !canTakeShape(character, creature)) return refuse('cannotTakeShape', { name });
  if (forms.known.includes(creature.id)) return refuse('knowsForm', { name, form: creature.name });
  if (!isOpenForm(forms, creature.id)) return refuse('formsAreFull', { name, most: forms.most });
  return yes({ ...character, forms: [...character.forms, creature.id] });
}

/** Forgets a form, so that another can be learned in its place. */
export function forgetForm(character: Character, monster: string): CharacterResult<Character> {
  if (!character.forms.includes(monster)) return refuse('doesNotKnowForm', { name: character.name });
  return yes({ ...character, forms: character.forms.filter((each) => each !== monster) });
}
