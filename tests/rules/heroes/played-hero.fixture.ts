import { granted, home } from '#domain/character/character.fixture.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import type { Character } from '#domain/character/character.ts';
import { chooseMastered, choicesOfMastery, masteriesOf } from '#domain/character/classes/mastered-spells.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { createQuickCharacter } from '#domain/character/creation/quick-character.ts';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { formOptions } from '#domain/character/creation/quick-options.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { z } from 'zod';
import { sensibleChoices } from './sensible-choices.fixture.ts';
import type { PlayedClass } from './played-classes.fixture.ts';

/** Hit dice and the like fall as their average does not: always on 4. */
const dice: Dice = (sides) => Math.min(sides, 4);

/** Does one act on a sheet as the server does it, and answers the sheet after it. */
export async function acted(character: Character, given: z.input<typeof SheetAct>): Promise<Character> {
  const act = SheetAct.parse(given);
  return granted(actOnSheet(character, act, dice, await contentOfAct(character, act))).character;
}

/** A hero of level 1 as the guided creation makes one, with armor on and more weapons than one can carry, to use every mastery. */
async function created({ id, species, weapons }: PlayedClass): Promise<Character> {
  const { name } = nameOf(id);
  let character = readyGear(granted(createSrdCharacter({ ...home, id }, defaultBuild(name, species, id))));
  for (const weapon of weapons) {
    const isCarried = character.inventory.some(({ catalogId }) => catalogId === weapon);
    if (!isCarried) character = await acted(character, { kind: 'addItem', itemId: `more-${weapon}`, catalogId: weapon });
  }
  return character;
}

/** A hero is called after the class, so that stories are easy to follow. */
export const nameOf = (id: PlayedClass['id']) => ({ name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` });

/** A hero of a class who went up from level 1 by the product's own levels, each with choices that suit the class. */
export async function riseTo(played: PlayedClass, level: number): Promise<Character> {
  let character = await created(played);
  while (levelOf(character) < level) {
    character = await acted(character, { kind: 'levelUp', class: played.id, choices: sensibleChoices(character, played) });
  }
  if (played.id === 'druid' && level >= 3) character = await acted(character, { kind: 'chooseLand', land: 'arid' });
  return acted(withSpellsReady(withSpellsMastered(character), played), { kind: 'longRest' });
}

/** A wizard who has chosen what they cast without slots: the first that fits. */
function withSpellsMastered(character: Character): Character {
  return masteriesOf(character).reduce((before, id) => {
    const [first] = choicesOfMastery(before, id);
    return first ? granted(chooseMastered(before, id, first.id)) : before;
  }, character);
}

/** A wizard who prepares the spells of the book that are wanted, as many as there is room for, the highest first. */
function withSpellsReady(character: Character, { id, spells }: PlayedClass): Character {
  if (id !== 'wizard') return character;
  const known = character.spells.filter(({ from, spell }) => from === 'class' && findSpell(spell)?.level !== 0).map(({ spell }) => spell);
  const order = [...spells.filter((each) => known.includes(each)).toReversed(), ...known];
  const prepare = (before: Character, spell: string, prepared: boolean) => {
    const outcome = actOnSheet(before, SheetAct.parse({ kind: 'prepareSpell', spell, prepared }), dice);
    return outcome.ok ? outcome.value.character : before;
  };
  const none = known.reduce((before, spell) => prepare(before, spell, false), character);
  return order.reduce((before, spell) => prepare(before, spell, true), none);
}

/** A hero of the quick form. */
export function quickHero(id: ClassId): Character {
  const { name } = nameOf(id);
  const race = formOptions('quick').races[0] ?? 'human';
  return granted(createQuickCharacter({ ...home, id }, { name, race, class: id, outfit: 'ready' }));
}
