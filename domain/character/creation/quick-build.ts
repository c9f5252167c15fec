import type { AbilityScores } from '#domain/rules/ability.ts';
import { blankCharacter } from '#domain/character/blank.ts';
import type { CharacterHome } from '#domain/character/blank.ts';
import type { Character } from '#domain/character/character.ts';
import { formOptions } from './quick-options.ts';
import { withOutfit } from './quick-outfit.ts';
import type { Outfit } from './quick-outfit.ts';
import { yes } from '#domain/result.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What the quick form asks for. */
export interface QuickForm {
  name: string;
  race: string;
  class: string;
  stats?: AbilityScores;
  /** What they start with; what their class needs in a fight where nothing is said. */
  outfit?: Outfit;
}

/**
 * The character of the quick form, level 1, under a name that was checked before. Refuses a race or class that is not
 * offered. Needs no validator, so that a browser can show what it would make.
 */
export function buildQuickCharacter(home: CharacterHome, form: QuickForm): CharacterResult<Character> {
  const { races, classes } = formOptions('quick');
  const race = races.find((each) => each === form.race);
  const className = classes.find((each) => each === form.class);
  if (race === undefined || className === undefined) return refuse('formIsIncomplete', {});
  const blank = blankCharacter(home, 'quick', { name: form.name, species: race, class: className });
  return yes(withOutfit({ ...blank, stats: form.stats ?? blank.stats }, form.outfit ?? 'weapons', form.stats !== undefined));
}
