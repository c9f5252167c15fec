import { abilities } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Character, Item, Place } from '#domain/character/character.ts';
import { coinNames } from '#domain/rules/coins.ts';
import { isSame } from '#domain/difference.ts';
import { hitPointsLeft, maximumHitPointsOf } from './hit-points.ts';
import { slotsLeft } from './spell-slots.ts';
import { findSpell } from '#domain/srd/spells.ts';

const fromTo = (label: string, before: string | number, after: string | number) =>
  before === after ? [] : [`${label}: ${before} to ${after}.`];
const placeNames: Record<Place, string> = {
  pack: 'pack',
  mainHand: 'main hand',
  offHand: 'off hand',
  bothHands: 'both hands',
  worn: 'worn',
};
const many = ({ name, quantity }: Item) => (quantity === 1 ? name : `${name} × ${quantity}`);

function tellInventory(before: readonly Item[], after: readonly Item[]): string[] {
  const came = after.filter(({ id }) => !before.some((each) => each.id === id)).map((item) => `Added: ${many(item)}.`);
  const went = before.filter(({ id }) => !after.some((each) => each.id === id)).map((item) => `Removed: ${many(item)}.`);
  const changed = after.flatMap((item) => {
    const old = before.find(({ id }) => id === item.id);
    if (!old || isSame(old, item)) return [];
    const told = [...fromTo(item.name, old.quantity, item.quantity), ...fromTo(item.name, placeNames[old.place], placeNames[item.place])];
    return told.length > 0 ? told : [`Changed: ${item.name}.`];
  });
  return [...came, ...went, ...changed];
}

function tellSpells(before: Character['spells'], after: Character['spells']): string[] {
  const nameOf = (id: string) => findSpell(id)?.name ?? id;
  const learned = after
    .filter(({ spell }) => !before.some((each) => each.spell === spell))
    .map(({ spell }) => `Learned: ${nameOf(spell)}.`);
  const lost = before
    .filter(({ spell }) => !after.some((each) => each.spell === spell))
    .map(({ spell }) => `No longer known: ${nameOf(spell)}.`);
  const turned = after
    .filter(({ spell, prepared }) => before.some((each) => each.spell === spell && each.prepared !== prepared))
    .map(({ spell, prepared }) => `${prepared ? 'Prepared' : 'No longer prepared'}: ${nameOf(spell)}.`);
  return [...learned, ...lost, ...turned];
}

/**
 * What changed between two states of a character, a sentence each, for the history of a sheet; for changes that came about
 * without a rule's own words, as by hand. What has no words of its own is told as one change of the sheet.
 */
export function tellDifference(before: Character, after: Character): string[] {
  const slotsBefore = slotsLeft(before);
  const hitPoints = (each: Character) => `${hitPointsLeft(each)} of ${maximumHitPointsOf(each).value}`;
  const told = [
    ...fromTo('Name', before.name, after.name),
    ...fromTo('Level', before.level, after.level),
    ...abilities.flatMap((ability) => fromTo(capitalize(ability), before.stats[ability], after.stats[ability])),
    ...fromTo('Hit points', hitPoints(before), hitPoints(after)),
    ...fromTo('Temporary hit points', before.temporaryHitPoints, after.temporaryHitPoints),
    ...slotsLeft(after).flatMap((left, index) => fromTo(`Level ${index + 1} spell slots`, slotsBefore[index] ?? 0, left)),
    ...tellInventory(before.inventory, after.inventory),
    ...coinNames.flatMap((coin) => fromTo(`${capitalize(coin)} pieces`, before.coins[coin], after.coins[coin])),
    ...fromTo('Circle of the Land', before.circle?.land ?? 'none', after.circle?.land ?? 'none'),
    ...tellSpells(before.spells, after.spells),
  ];
  return told.length === 0 && !isSame(before, after) ? ['The sheet was changed.'] : told;
}
