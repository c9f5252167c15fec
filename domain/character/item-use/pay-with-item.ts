import type { Item } from '#domain/character/character.ts';
import { rollCount } from '#domain/character/rolls/roll-formula.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { rollDice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { chargesOf, chargesSpent, limitOf, usedOf, withChargesCounted, withUsed } from './item-charges.ts';
import type { ItemWay } from './item-ways.ts';

/** What of a way to use an item says what that takes. */
export interface Paying extends Pick<ItemWay, 'item' | 'key' | 'name'> {
  ware: Pick<ItemWay['ware'], 'charges'>;
  activity: Pick<ItemWay['activity'], 'consumes'>;
}

/** What becomes of an item with its last charge. */
type Fate = 'gone' | 'mundane' | 'drained';

/** An item once it was used. */
export interface ItemPaid {
  /** Null once it is used up or destroyed. */
  item: Item | null;
  /** What is left of its charges; null where none were spent. */
  charges: { left: number; total: number } | null;
  became: Fate | null;
  /** Charges that the last one gave back. */
  regained: number;
  rolls: Roll[];
}

/** The mundane thing that a magic item was; nothing where it was none. */
function mundane({ used: _used, ...item }: Item): Item | null {
  const base = findWeapon(item.base) ?? findArmor(item.base);
  return base ? { ...item, catalogId: base.id, base: null, name: base.name, bonus: 0, attuned: false } : null;
}

/** What the last charge does to an item. */
function lastCharge(item: Item, { fate = [] }: NonNullable<ItemWay['ware']['charges']>, dice: Dice): Omit<ItemPaid, 'charges'> {
  const nothing = { item, became: null, regained: 0, rolls: [] };
  if (fate.length === 0) return nothing;
  const isRolled = fate.some(({ shows }) => shows !== undefined);
  const roll = isRolled ? rollDice(dice, '1d20', `${item.name}: the last charge`) : null;
  const rolls = roll ? [roll] : [];
  const comes = fate.find(({ shows }) => shows === undefined || shows === roll?.total);
  if (!comes) return { ...nothing, rolls };
  if (comes.regains !== undefined) {
    const { total, rolls: more } = rollCount(dice, comes.regains, `${item.name}: charges regained`);
    const used = usedOf(item);
    const regained = Math.min(used.charges, total);
    return { ...nothing, item: withUsed(item, { ...used, charges: used.charges - regained }), regained, rolls: [...rolls, ...more] };
  }
  if (comes.becomes === 'drained')
    return { ...nothing, item: withUsed(item, { ...usedOf(item), drained: true }), became: 'drained', rolls };
  const left = comes.becomes === 'mundane' ? mundane(item) : null;
  return { ...nothing, item: left, became: left ? 'mundane' : 'gone', rolls };
}

/** Spends the charges that something takes. */
function withChargesSpent(item: Item, { ware, activity }: Paying, dice: Dice): CharacterResult<ItemPaid> {
  const amount = chargesSpent(activity);
  const nothing: ItemPaid = { item, charges: null, became: null, regained: 0, rolls: [] };
  if (amount === 0 || ware.charges === null) return yes(nothing);
  const { item: counted, rolls } = withChargesCounted(item, ware, dice);
  const before = chargesOf(counted, ware);
  const [left, total] = [before?.left ?? 0, before?.most ?? 0];
  if (left < amount) return refuse('tooFewCharges', { item: item.name, left, needed: amount });
  const used = usedOf(counted);
  const spent = withUsed(counted, { ...used, charges: used.charges + amount });
  const charges = { left: left - amount, total };
  if (charges.left > 0) return yes({ ...nothing, item: spent, charges, rolls });
  const last = lastCharge(spent, ware.charges, dice);
  return yes({ ...last, charges: { ...charges, left: last.regained }, rolls: [...rolls, ...last.rolls] });
}

/** Counts something that can be done so often until a day or a rest is over; refuses it once more. */
function withDeedCounted(item: Item, way: Paying): CharacterResult<Item> {
  const limit = limitOf(way);
  if (limit === null) return yes(item);
  const used = usedOf(item);
  const done = used.deeds?.[way.key] ?? 0;
  if (done >= limit.times) return refuse(limit.back === 'short' ? 'deedNeedsRest' : 'deedNeedsDay', { item: item.name, deed: way.name });
  return yes(withUsed(item, { ...used, deeds: { ...used.deeds, [way.key]: done + 1 } }));
}

/** Whether anything is left of what using an item takes; charges that no dice have counted yet are there. */
export function canPayWithItem(way: Paying): boolean {
  const { item, ware, activity } = way;
  const limit = limitOf(way);
  if (limit !== null && (usedOf(item).deeds?.[way.key] ?? 0) >= limit.times) return false;
  const charges = chargesOf(item, ware);
  return charges === null || charges.most === null || charges.left >= chargesSpent(activity);
}

/**
 * Spends what using an item takes: charges, a use of the day, or the item itself. With the last charge the dice decide what becomes of
 * it. Refuses what is not left, and to count on one of a pile.
 */
export function payWithItem(way: Paying, dice: Dice): CharacterResult<ItemPaid> {
  const { item, activity } = way;
  const { consumes = [] } = activity;
  const isCounted = chargesSpent(activity) > 0 || limitOf(way) !== null;
  if (isCounted && item.quantity > 1) return refuse('usesOneOfPile', { item: item.name });
  const counted = withDeedCounted(item, way);
  if (!counted.ok) return counted;
  const paid = withChargesSpent(counted.value, way, dice);
  if (!paid.ok || !consumes.some(({ kind }) => kind === 'item') || paid.value.item === null) return paid;
  const { quantity } = paid.value.item;
  return yes({ ...paid.value, item: quantity > 1 ? { ...paid.value.item, quantity: quantity - 1 } : null });
}
