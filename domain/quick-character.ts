import type { AbilityScores } from './ability.ts';
import { blankCharacter } from './character-blank.ts';
import type { CharacterHome } from './character-blank.ts';
import { CharacterName } from './character.ts';
import type { Character } from './character.ts';
import { formOptions, incompleteForm } from './quick-options.ts';
import { no, yes } from './sheet-answer.ts';
import type { Answer } from './sheet-answer.ts';

interface Form {
  name: string;
  race: string;
  class: string;
  stats?: AbilityScores;
}

/** The character of the quick form, level 1; refuses a missing name, race or class, or one that is not offered. */
export function createQuickCharacter(home: CharacterHome, form: Form): Answer<Character> {
  const name = CharacterName.safeParse(form.name);
  if (!name.success) return no(name.error.issues[0]?.message ?? incompleteForm);
  const { races, classes } = formOptions('quick');
  const race = races.find((each) => each === form.race);
  const className = classes.find((each) => each === form.class);
  if (race === undefined || className === undefined) return no(incompleteForm);
  const blank = blankCharacter(home, 'quick', { name: name.data, species: race, class: className });
  return yes({ ...blank, stats: form.stats ?? blank.stats });
}
