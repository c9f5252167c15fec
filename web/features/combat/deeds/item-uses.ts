import { chargesOf, chargesSpent, limitOf, usedOf } from '#domain/character/item-use/item-charges.ts';
import { wareOf } from '#domain/character/item-use/item-ways.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { itemWaysIn, readyInFight, usedItemSpell, usesOfWay } from '#domain/combat/use/items/item-in-use.ts';
import type { Wielder } from '#domain/combat/use/items/item-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import { useContent } from '#web/lib/use-content.ts';
import type { ActivityUse } from '#domain/combat/deeds/activity-use.ts';

/** Whoever uses items, with what of theirs goes on. */
export interface ItemState extends Wielder {
  homebrew: readonly HomebrewEntry[];
  /** What content says of those items that can do something. */
  wares: readonly MagicWare[];
  /** Ids of spells and items whose effects go on. */
  active: readonly string[];
  usedThisTurn: readonly string[];
}

/** Whether something copies a scroll, for which no fight has time. */
const isCopy = ({ activity }: ItemWay) => activity.kind === 'check' && activity.check.copies === true;
const castOf = ({ activity }: ItemWay) => (activity.kind === 'utility' ? activity.casts : undefined);

type Spells = ReadonlyMap<string, SpellDetails>;

/** What the spells of these levels do. */
async function loadSpells(levels: readonly number[]): Promise<Spells> {
  const details = await Promise.all(levels.map(loadSpellDetails));
  return new Map(details.flatMap((each) => [...each]));
}

/** How often something can still be done with an item; null where nothing counts it. */
function leftOf({ item, ware, activity, key }: ItemWay): { left: number; total: number } | null {
  const limit = limitOf({ activity });
  if (limit !== null) return { left: limit.times - (usedOf(item).deeds?.[key] ?? 0), total: limit.times };
  const amount = chargesSpent(activity);
  const charges = amount > 0 ? chargesOf(item, ware) : null;
  if (charges?.most != null) return { left: Math.floor(charges.left / amount), total: Math.floor(charges.most / amount) };
  const isUsedUp = activity.consumes?.some(({ kind }) => kind === 'item') === true;
  return isUsedUp ? { left: item.quantity, total: item.quantity } : null;
}

function useOf(way: ItemWay, used: UsedActivity, place: number, more: Partial<ActivityUse>, { usedThisTurn }: ItemState): ActivityUse {
  const count = leftOf(way);
  return {
    key: `${way.item.id}.${way.key}.${place}`,
    index: 0,
    used,
    name: used.name,
    isLater: way.activity.while === 'active',
    slots: [],
    castAt: used.item?.level ?? 0,
    free: [],
    left: count?.left ?? null,
    total: null,
    isUsed: usedThisTurn.includes([used.id, used.activity.id ?? ''].join(' ').trim()),
    range: null,
    ...more,
  };
}

/** What an item casts, each thing that the spell does by itself; what follows the cast is offered once it goes on. */
function castUses(way: ItemWay, state: ItemState, spells: Spells): ActivityUse[] {
  const casts = castOf(way);
  const spell = casts && spellOf(state, casts.spell);
  const activities = (spell?.details ?? spells.get(spell?.name ?? ''))?.activities ?? [];
  return activities.flatMap((activity, index): ActivityUse[] => {
    const used = spell ? usedItemSpell(state, way, spell, activities, index) : null;
    if (!used || !spell || (isLater(activity) && !state.active.includes(spell.id))) return [];
    const first = activities.filter((each) => !isLater(each)).length === 1 && !isLater(activity);
    const name = `${way.item.name}: ${way.name}${first || activity.name === undefined ? '' : `, ${activity.name}`}`;
    const later = isLater(activity) ? { isLater: true, left: null } : {};
    return [useOf(way, used, index, { index, name, range: spell.range, ...later }, state)];
  });
}

/** Everything that somebody can do with the items that they hold, wear or carry ready. */
function usesIn(state: ItemState, all: readonly ItemWay[], spells: Spells): ActivityUse[] {
  const ways = all.filter(
    (way) => !isCopy(way) && readyInFight(state, way).ok && (way.activity.while !== 'active' || state.active.includes(way.item.id)),
  );
  return ways.flatMap((way) =>
    castOf(way) ? castUses(way, state, spells) : usesOfWay(state, way).map((used, place) => useOf(way, used, place, {}, state)),
  );
}

/** What somebody can do with items in a fight, and the words of it; only what spells do is fetched, where an item casts any. */
export function useItemUses(state: ItemState): { uses: ActivityUse[]; textOf: (use: ActivityUse) => string[] } {
  const { items, wares } = state;
  const catalogue = new Map(wares.map((ware) => [ware.id, ware]));
  const ways = itemWaysIn(state, catalogue);
  const cast = ways.flatMap((way) => castOf(way) ?? []);
  const levels = [...new Set(cast.flatMap(({ spell }) => spellOf(state, spell)?.level ?? []))].toSorted((one, other) => one - other);
  const { data = new Map() } = useContent('spells-of-items', levels.join(), () => loadSpells(levels));
  const textOf = ({ used }: ActivityUse): string[] => {
    const found = items.find(({ item }) => item.id === used.item?.id);
    return (found && wareOf(found.item, catalogue)?.text.split('\n\n')) ?? [];
  };
  return { uses: usesIn(state, ways, data), textOf };
}
