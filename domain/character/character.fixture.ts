import { blankCharacter } from './blank.ts';
import type { CharacterStep } from './step.ts';
import { tellCharacterFact } from './tell.ts';
import type { Character, ClassLevels, KnownSpell } from './character.ts';
import { classTaken, firstClassOf, freshClass, pathAt, withClass } from './classes/class-levels.ts';
import { levelOf } from './classes/class-line.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { itemOf } from './inventory/inventory.ts';
import { LevelChoices } from './advancement/level-choices.ts';
import type { LevelChoices as Choices } from './advancement/level-choices.ts';
import { nextGainsOf } from './advancement/level-gains.ts';
import type { LevelGains } from './advancement/level-gains.ts';
import { openOptions } from './options/feature-options.ts';
import { isTrainedWith } from './sheet/equipment.ts';
import { savantSchool } from '#domain/character/sheet/class-casting.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { spellsFor } from '#domain/srd/spells.ts';
import { levelUp } from './advancement/level-up.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

export const home = { id: '6f1f3f0a-4d5b-4f0e-9b57-2f1f3b6a7c11', userId: 'mira', campaignId: 'harrowmere' };

/** What can be said of a hero: fields, and in short what there is of their only class. */
export type HeroChanges = Partial<Omit<Character, 'spells'>> & { spells?: readonly HeroSpell[] } & Partial<ClassLevels>;
/** A known spell; of the only class where none is named. */
type HeroSpell = Omit<KnownSpell, 'class'> & Partial<Pick<KnownSpell, 'class'>>;

/** A character of one class, changed as given. */
export function changed(
  character: Character,
  { class: id, level, order, hitPointGains, subclass, spells, ...changes }: HeroChanges,
): Character {
  const [first] = character.classes;
  const own: ClassLevels = {
    class: id ?? first.class,
    subclass: null,
    level: level ?? first.level,
    order: order ?? first.order,
    hitPointGains: hitPointGains ?? first.hitPointGains,
  };
  const path = subclass === undefined ? pathAt(own.class, own.level, changes.ruleSet ?? character.ruleSet) : subclass;
  const known = spells?.map((each): KnownSpell => ({ class: each.from === 'class' ? own.class : null, ...each }));
  return { ...character, classes: [{ ...own, subclass: path }], ...(known && { spells: known }), ...changes };
}

/** A human fighter of level 1 by SRD 5.2 with scores of 10, changed as given. */
export function hero(changes: HeroChanges = {}): Character {
  return changed(blankCharacter(home, 'srd', { name: 'Kara', species: 'human', class: 'fighter' }), changes);
}

/** Levels of several classes, in the order in which they were taken, with their paths. */
export function classesOf(...taken: readonly [Taken, ...Taken[]]): Character['classes'] {
  const made = ([id, level, more]: Taken): ClassLevels => ({ ...freshClass(id), level, subclass: pathAt(id, level, 'srd'), ...more });
  const [first, ...rest] = taken;
  return [made(first), ...rest.map(made)];
}
type Taken = readonly [id: ClassId, level: number, more?: Partial<ClassLevels>];

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

/** Right choices for a character's next level in a class, the first that fit. */
export function fittingChoices(character: Character, id: ClassId = firstClassOf(character).class): Choices {
  const isNew = classTaken(character, id) === undefined;
  const order = isNew && classes[id].order ? 'scholar' : null;
  const gains = nextGainsOf(character, id, order);
  const trained = isNew ? { ...character, classes: withClass(character, { ...freshClass(id), order }) } : character;
  const skills = gains.skills.from.filter((skill) => !character.skills.includes(skill)).slice(0, gains.skills.choose);
  const known = [...character.skills, ...skills];
  const list = spellsFor(id, gains.highestSpell).filter(
    ({ id }) => !gains.always.includes(id) && !character.spells.some(({ spell }) => spell === id),
  );
  const spells = list
    .filter((spell) => spell.level > 0)
    .slice(0, gains.spells)
    .map(({ id }) => id);
  const low = (['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const).find(
    (ability) => character.stats[ability] <= 18,
  );
  return LevelChoices.parse({
    order,
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
      .filter((weapon) => isTrainedWith(trained, weapon) && !character.masteries.includes(weapon.id))
      .slice(0, gains.masteries)
      .map(({ id }) => id),
    cantrips: list
      .filter((spell) => spell.level === 0)
      .slice(0, gains.cantrips)
      .map(({ id }) => id),
    spells,
    savant: list
      .filter((spell) => spell.school === savantSchool && spell.level > 0 && !spells.includes(spell.id))
      .slice(0, gains.savant)
      .map(({ id }) => id),
    options: fittingOptions(character, gains),
  });
}

/** The first options of a feature that a level lets one choose. */
function fittingOptions(character: Character, { class: id, level, options: due }: LevelGains): string[] {
  const rules = due && findFeatureChoice(due.feature);
  if (!rules) return [];
  const known = character.options[rules.id] ?? [];
  const classes = withClass(character, { ...(classTaken(character, id) ?? freshClass(id)), level });
  return openOptions({ ...character, classes }, rules, known)
    .filter((each) => !known.includes(each))
    .slice(0, due.choose);
}

/** A character of a class who went up level by level with fitting choices. */
export function risen(name: ClassId, level: number, changes: HeroChanges = {}): Character {
  let character = hero({ class: name, skills: [...classes[name].skills.from].slice(0, 5), ...changes });
  while (levelOf(character) < level) character = granted(levelUp(character, fittingChoices(character), () => 1)).character;
  return character;
}

export const everyClass = classIds;
