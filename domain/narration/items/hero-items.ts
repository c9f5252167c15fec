import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { itemWaysOf, readyWith } from '#domain/character/item-use/item-ways.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { scrollCopy, scrollRead } from '#domain/character/item-use/scrolls.ts';
import { canPayWithItem } from '#domain/character/item-use/pay-with-item.ts';
import { numbersOfSpell } from '#domain/character/sheet/spellcasting.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { reachOf } from '#domain/narration/spells/story-harm.ts';
import type { Reach } from '#domain/narration/spells/story-harm.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { damageNow } from '#domain/rules/activity/damage-parts.ts';
import { grownFormula } from '#domain/rules/activity/grown-formula.ts';
import type { Growing } from '#domain/rules/activity/grown-formula.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { strikesOf, tierOf } from '#domain/rules/activity/strikes.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { ItemKind } from '#domain/srd/items/magic-item.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';

/** What a use of an item comes to in the story: it heals somebody, makes somebody who is dying stable, harms somebody, or does something else, which its sheet knows. */
export type ItemDeed = { kind: 'heal'; dice: string } | { kind: 'steady' } | ({ kind: 'harm'; dice: string[] } & Reach) | { kind: 'other' };

/** An item that a hero can use now, and the ways to use it. */
export interface HeroItem {
  id: string;
  name: string;
  kind: ItemKind;
  quantity: number;
  /** Whether it is gear that is no magic. */
  isMundane?: true;
  ways: { key: string; name: string; does: ItemDeed }[];
}

/** What content says of items, and of spells by their names. */
export interface ItemsKnown {
  items: MagicCatalogue;
  spells: ReadonlyMap<string, SpellDetails>;
}

interface Numbers {
  growing: Growing;
  level: number;
  dc: number;
  toHit: number;
}

function deedOf(activity: Activity, { growing, level, dc, toHit }: Numbers): ItemDeed {
  if (activity.kind === 'heal') {
    const healing = activity.healing.find(({ what, formula }) => what === 'hitPoints' && formula !== 'all');
    return healing ? { kind: 'heal', dice: grownFormula(healing, growing, level) } : { kind: 'other' };
  }
  if (activity.stabilizes) return { kind: 'steady' };
  if (activity.kind !== 'attack' && activity.kind !== 'save' && activity.kind !== 'damage') return { kind: 'other' };
  const once = damageNow(activity.damage ?? [], growing, level, null).map(({ dice }) => dice);
  if (once.length === 0) return { kind: 'other' };
  const dice = Array.from({ length: strikesOf(activity, growing, level) ?? 1 }, () => once).flat();
  return { kind: 'harm', dice, ...reachOf(activity, { dc, toHit }) };
}

/** What a way does in the story; of a spell that it casts, the first thing that heals or harms. */
function doneBy(character: Character, { activity }: ItemWay, { spells }: ItemsKnown): ItemDeed {
  const casts = activity.kind === 'utility' ? activity.casts : undefined;
  const spell = casts && spellOf(character, casts.spell);
  const numbers = numbersOfSpell(character, casts?.spell ?? '');
  const tier = tierOf(levelOf(character));
  const own = { dc: casts?.dc ?? numbers.saveDifficulty.value, toHit: casts?.toHit ?? numbers.attack.value };
  if (!casts || !spell) return deedOf(activity, { ...own, level: 0, growing: { slot: 0, tier, values: valuesOf(character) } });
  const growing = { slot: Math.max(casts.level, spell.level), tier, values: valuesOf(character, [], casts.level) };
  const activities = (spell.details ?? spells.get(spell.name))?.activities ?? [];
  const deeds = activities.filter((each) => !isLater(each)).map((each) => deedOf(each, { ...own, level: spell.level, growing }));
  return deeds.find(({ kind }) => kind !== 'other') ?? { kind: 'other' };
}

/** Whether a way is no scroll, or one that its bearer reads without a check: what a check decides is for the sheet. */
function isSurelyRead(character: Character, way: ItemWay): boolean {
  const read = scrollRead(character, way);
  return read.ok && (read.value === null || read.value.check === null);
}

/** Whether a way is no copying of a scroll that a hero cannot do. */
const mayCopy = (character: Character, way: ItemWay) => scrollCopy(character, way).ok;

/** The items that a hero can use now: attuned, in place, and with what it takes left. */
export function heroItemsOf(character: Character, known: ItemsKnown): HeroItem[] {
  const ways = itemWaysOf(character, known.items).filter(
    (way) =>
      readyWith(character.name, way).ok &&
      canPayWithItem(way) &&
      way.activity.while !== 'active' &&
      isSurelyRead(character, way) &&
      mayCopy(character, way),
  );
  return [...Map.groupBy(ways, ({ item }) => item)].map(([{ id, name, quantity }, each]) => ({
    id,
    name,
    quantity,
    kind: each[0]?.ware.kind ?? 'wondrous',
    ...(each[0]?.ware.isMundane && { isMundane: true as const }),
    ways: each.map((way) => ({ key: way.key, name: way.name, does: doneBy(character, way, known) })),
  }));
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[’']/g, '').trim();

/** The item of a hero that a name means. */
export function itemNamed(items: readonly HeroItem[], name: string): HeroItem | undefined {
  const wanted = plain(name);
  return items.find((each) => plain(each.name) === wanted) ?? items.find((each) => plain(each.name).includes(wanted) && wanted !== '');
}

/** The way to use an item that is meant: by its name, else the first that does what is wanted, else the first. */
export function wayNamed({ ways }: HeroItem, name: string | undefined, wanted: ItemDeed['kind']): HeroItem['ways'][number] | undefined {
  const meant = name === undefined ? undefined : ways.find((each) => plain(each.name) === plain(name));
  return meant ?? ways.find(({ does }) => does.kind === wanted) ?? ways[0];
}
