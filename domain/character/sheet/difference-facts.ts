import { abilities } from '#domain/rules/ability.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import { masteryIds } from '#domain/srd/mastered-spells.ts';
import { spellWord } from '#domain/homebrew/own-spells.ts';
import { isSame } from '#domain/difference.ts';
import { formFacts } from '#domain/character/shape/form-facts.ts';
import { optionFacts } from '#domain/character/options/option-facts.ts';
import { hitPointsLeft, maximumHitPointsOf } from './hit-points.ts';
import { slotsLeft } from './class-casting.ts';

type Field = Extract<CharacterFact, { kind: 'changed' }>['field'];

const changed = (field: Field, before: string | number, after: string | number): CharacterFact[] =>
  before === after ? [] : [characterFact({ kind: 'changed', field, before, after })];

const listedNames = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));

function itemChange(old: Item, item: Item): CharacterFact[] {
  if (isSame(old, item)) return [];
  const { name } = item;
  const facts: CharacterFact[] = [];
  if (old.quantity !== item.quantity)
    facts.push(characterFact({ kind: 'itemQuantity', item: name, before: old.quantity, after: item.quantity }));
  if (old.place !== item.place) facts.push(characterFact({ kind: 'itemPlace', item: name, before: old.place, after: item.place }));
  if (old.attuned !== item.attuned) facts.push(characterFact({ kind: item.attuned ? 'itemAttuned' : 'itemAttunementEnded', item: name }));
  return facts.length > 0 ? facts : [characterFact({ kind: 'itemChanged', item: name })];
}

function inventoryFacts(before: readonly Item[], after: readonly Item[]): CharacterFact[] {
  const came = after.filter(({ id }) => !before.some((each) => each.id === id));
  const went = before.filter(({ id }) => !after.some((each) => each.id === id));
  return [
    ...came.map(({ name, quantity }) => characterFact({ kind: 'itemAdded', item: name, quantity })),
    ...went.map(({ name, quantity }) => characterFact({ kind: 'itemRemoved', item: name, quantity })),
    ...after.flatMap((item) => {
      const old = before.find(({ id }) => id === item.id);
      return old ? itemChange(old, item) : [];
    }),
  ];
}

function spellFacts(was: Character, is: Character): CharacterFact[] {
  const [before, after] = [was.spells, is.spells];
  const learned = after.filter(({ spell }) => !before.some((each) => each.spell === spell));
  const lost = before.filter(({ spell }) => !after.some((each) => each.spell === spell));
  const turned = after.filter(({ spell, prepared }) => before.some((each) => each.spell === spell && each.prepared !== prepared));
  return [
    ...learned.map(({ spell }) => characterFact({ kind: 'spellLearned', spell: spellWord(is, spell) })),
    ...lost.map(({ spell }) => characterFact({ kind: 'spellForgotten', spell: spellWord(was, spell) })),
    ...turned.map(({ spell, prepared }) =>
      characterFact({ kind: prepared ? 'spellPrepared' : 'spellUnprepared', spell: spellWord(is, spell) }),
    ),
  ];
}

function hitPointFacts(before: Character, after: Character): CharacterFact[] {
  const [old, now] = [before, after].map((each) => ({ left: hitPointsLeft(each), maximum: maximumHitPointsOf(each).value }));
  return !old || !now || isSame(old, now) ? [] : [characterFact({ kind: 'hitPoints', before: old, after: now })];
}

function slotFacts(before: Character, after: Character): CharacterFact[] {
  const old = slotsLeft(before);
  return slotsLeft(after).flatMap((left, index) => {
    const was = old[index] ?? 0;
    return was === left ? [] : [characterFact({ kind: 'slots', level: index + 1, before: was, after: left })];
  });
}

function landFacts({ circle: before }: Character, { circle: after }: Character): CharacterFact[] {
  const [old, now] = [before?.land ?? null, after?.land ?? null];
  return old === now ? [] : [characterFact({ kind: 'land', before: old, after: now })];
}

function masteryFacts({ mastered: before }: Character, now: Character): CharacterFact[] {
  const { mastered: after } = now;
  return masteryIds.flatMap((as) => {
    const spell = after[as];
    return spell === undefined || spell === before[as] ? [] : [characterFact({ kind: 'spellMastered', as, spell: spellWord(now, spell) })];
  });
}

/**
 * What changed between two states of a character, for changes that came about without a rule's own facts, as by hand. What no
 * other fact names is one change of the sheet.
 */
export function differenceFacts(before: Character, after: Character): CharacterFact[] {
  const facts = [
    ...changed('name', before.name, after.name),
    ...changed('languages', listedNames(before.languages), listedNames(after.languages)),
    ...changed('tools', listedNames(before.tools), listedNames(after.tools)),
    ...changed('pronouns', before.pronouns ?? 'none', after.pronouns ?? 'none'),
    ...changed('level', levelOf(before), levelOf(after)),
    ...abilities.flatMap((ability) => changed(ability, before.stats[ability], after.stats[ability])),
    ...hitPointFacts(before, after),
    ...changed('temporaryHitPoints', before.temporaryHitPoints, after.temporaryHitPoints),
    ...slotFacts(before, after),
    ...inventoryFacts(before.inventory, after.inventory),
    ...coinNames.flatMap((coin) => {
      const [old, now] = [before.coins[coin], after.coins[coin]];
      return old === now ? [] : [characterFact({ kind: 'coins', coin, before: old, after: now })];
    }),
    ...landFacts(before, after),
    ...masteryFacts(before, after),
    ...optionFacts(before, after),
    ...formFacts(before, after),
    ...spellFacts(before, after),
  ];
  return facts.length === 0 && !isSame(before, after) ? [characterFact({ kind: 'sheetChanged' })] : facts;
}
