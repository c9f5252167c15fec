import { blankCharacter } from './blank.ts';
import type { CharacterStep } from './step.ts';
import { tellCharacterFact } from './tell.ts';
import type { Character } from './character.ts';
import { tellCharacterRefusal } from '#domain/character/refusals.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { itemOf } from './inventory/inventory.ts';
import { LevelChoices } from './advancement/level-choices.ts';
import type { LevelChoices as Choices } from './advancement/level-choices.ts';
import { gainsAt } from './advancement/level-gains.ts';
import { isTrainedWith } from './sheet/equipment.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { spellsFor } from '#domain/srd/spells.ts';
import { levelUp } from './advancement/level-up.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

export const home = { id: '6f1f3f0a-4d5b-4f0e-9b57-2f1f3b6a7c11', userId: 'mira', campaignId: 'harrowmere' };

/** A human fighter of level 1 by SRD 5.2 with scores of 10, changed as given. */
export function hero(changes: Partial<Character> = {}): Character {
  const blank = blankCharacter(home, 'srd', { name: 'Kara', species: 'human', class: 'fighter' });
  return { ...blank, ...changes };
}

/** Scores of 10 but for those given. */
export function scores(changes: Partial<Character['stats']>): Character['stats'] {
  return { ...hero().stats, ...changes };
}

/** Things of the catalogue with where each is. */
export function carrying(...items: [catalogId: string, place: Character['inventory'][number]['place']][]): Character['inventory'] {
  return items.map(([catalogId, place], index) => ({ ...itemOf(catalogId, 1, `thing-${index}`), place }));
}

/** The value of an answer that must not be a refusal. */
export function granted<Value>(answer: CharacterResult<Value>): Value {
  if (!answer.ok) throw new Error(`refused: ${tellCharacterRefusal(answer.refused)}`);
  return answer.value;
}

/** The sentence of a refusal; nothing when it was none. */
export function refusalOf(answer: CharacterResult<unknown>): string | undefined {
  return answer.ok ? undefined : tellCharacterRefusal(answer.refused);
}

/** What happened in a step, in words. */
export function sentencesOf({ facts }: CharacterStep): string[] {
  return facts.map(tellCharacterFact);
}

/** Dice that show these faces, and then ones. */
export function scripted(...faces: number[]): Dice {
  const left = [...faces];
  return () => left.shift() ?? 1;
}

/** Right choices for a character's next level, the first that fit. */
export function fittingChoices(character: Character): Choices {
  const level = character.level + 1;
  const gains = gainsAt(character, level);
  const skills = gains.skills.from.filter((skill) => !character.skills.includes(skill)).slice(0, gains.skills.choose);
  const known = [...character.skills, ...skills];
  const list = spellsFor(character.class, gains.highestSpell).filter(
    ({ id }) => !gains.always.includes(id) && !character.spells.some(({ spell }) => spell === id),
  );
  const low = (['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const).find(
    (ability) => character.stats[ability] <= 18,
  );
  return LevelChoices.parse({
    skills,
    feat: gains.feat && {
      feat: gains.feat === 'general' ? 'ability-score-improvement' : 'boon-of-fate',
      increases: low ? { [low]: gains.feat === 'general' ? 2 : 1 } : {},
    },
    fightingStyle: gains.fightingStyle
      ? (['defense', 'archery', 'two-weapon-fighting'] as const).find((feat) => !character.feats.some((each) => each.feat === feat))
      : null,
    expertise: gains.expertise.from
      .filter((skill) => known.includes(skill) && !character.expertise.includes(skill))
      .slice(0, gains.expertise.choose),
    masteries: weapons
      .filter((weapon) => isTrainedWith(character, weapon) && !character.masteries.includes(weapon.id))
      .slice(0, gains.masteries)
      .map(({ id }) => id),
    cantrips: list
      .filter((spell) => spell.level === 0)
      .slice(0, gains.cantrips)
      .map(({ id }) => id),
    spells: list
      .filter((spell) => spell.level > 0)
      .slice(0, gains.spells)
      .map(({ id }) => id),
  });
}

/** A character of a class who went up level by level with fitting choices. */
export function risen(name: Character['class'], level: number, changes: Partial<Character> = {}): Character {
  let character = hero({ class: name, skills: [...classes[name].skills.from].slice(0, 5), ...changes });
  while (character.level < level) character = granted(levelUp(character, fittingChoices(character), () => 1)).character;
  return character;
}

export const everyClass = classIds;
