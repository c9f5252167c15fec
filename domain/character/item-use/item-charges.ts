import type { Character, Item } from '#domain/character/character.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { rollCount } from '#domain/character/rolls/roll-formula.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { yes } from '#domain/result.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
import { wareOf, waysOfItem } from './item-ways.ts';

type Used = NonNullable<Item['used']>;

const nothingUsed: Used = { charges: 0 };

/** What was used of an item. */
export const usedOf = ({ used = nothingUsed }: Pick<Item, 'used'>): Used => used;

/** An item of which this was used; nothing is kept where that is nothing. */
export function withUsed(item: Item, used: Used): Item {
  const { used: _before, ...rest } = item;
  const { deeds = {}, ...others } = used;
  const isUntouched = used.charges === 0 && used.most === undefined && used.drained !== true && Object.keys(deeds).length === 0;
  return isUntouched ? rest : { ...rest, used: { ...others, ...(Object.keys(deeds).length > 0 && { deeds }) } };
}

/** The charges of an item; `most` is null where dice say it and none have fallen yet. Null where it has none. */
export function chargesOf(item: Item, { charges }: Pick<MagicWare, 'charges'>): { left: number; most: number | null } | null {
  if (charges === null) return null;
  const used = usedOf(item);
  const most = used.most ?? (/^\d+$/.test(charges.most) ? Number(charges.most) : null);
  return { left: used.drained === true ? 0 : Math.max(0, (most ?? used.charges) - used.charges), most };
}

/** How many charges something spends. */
export const chargesSpent = ({ consumes = [] }: Pick<Activity, 'consumes'>): number =>
  consumes.reduce((sum, cost) => sum + (cost.kind === 'charges' ? cost.amount : 0), 0);

/** An item whose charges are counted: dice say how many there are, once. */
export function withChargesCounted(item: Item, ware: Pick<MagicWare, 'charges'>, dice: Dice): { item: Item; rolls: Roll[] } {
  const known = chargesOf(item, ware);
  if (known === null || known.most !== null || ware.charges === null) return { item, rolls: [] };
  const { total, rolls } = rollCount(dice, ware.charges.most, `${item.name}: charges`);
  return { item: withUsed(item, { ...usedOf(item), most: total }), rolls };
}

/** How often something can be done with an item until a day or a rest is over; null where nothing limits it. */
export function limitOf({ activity: { consumes = [] } }: { activity: Pick<Activity, 'consumes'> }): {
  times: number;
  back: 'day' | 'short' | 'long';
} | null {
  for (const cost of consumes) {
    if (cost.kind === 'perDay') return { times: cost.times, back: 'day' };
    if (cost.kind === 'perRest') return { times: cost.times, back: cost.rest };
  }
  return null;
}

interface Rested {
  item: Item;
  rolls: Roll[];
  facts: CharacterFact[];
}

/** Charges that come back with a long rest, which a dawn goes with. */
function recharged(item: Item, ware: MagicWare, dice: Dice): Rested {
  const used = usedOf(item);
  const { charges } = ware;
  const isBack = charges !== null && (charges.when === undefined || charges.when === 'dawn' || charges.when === 'longRest');
  if (!isBack || charges.regains === undefined || used.charges === 0 || used.drained === true) return { item, rolls: [], facts: [] };
  const rolled = charges.regains === 'all' ? null : rollCount(dice, charges.regains, `${item.name}: charges regained`);
  const amount = Math.min(used.charges, rolled?.total ?? used.charges);
  const after = withUsed(item, { ...used, charges: used.charges - amount });
  const { left = 0, most = null } = chargesOf(after, ware) ?? {};
  const facts = [characterFact({ kind: 'itemRegains', item: item.name, amount, left, total: most ?? left })];
  return { item: after, rolls: rolled?.rolls ?? [], facts };
}

/** An item after a rest: what is counted by days and rests can be done again, and charges come back. */
function rested(item: Item, ware: MagicWare, rest: 'short' | 'long', dice: Dice): Rested {
  const { deeds = {}, ...used } = usedOf(item);
  const shortOnes = new Set(waysOfItem(item, ware).flatMap((way) => (limitOf(way)?.back === 'short' ? [way.key] : [])));
  const kept = rest === 'long' ? {} : Object.fromEntries(Object.entries(deeds).filter(([key]) => !shortOnes.has(key)));
  const after = withUsed(item, { ...used, deeds: kept });
  return rest === 'long' ? recharged(after, ware, dice) : { item: after, rolls: [], facts: [] };
}

/** What was made and lasts for so many long rests, after one of them; null once it is gone. */
function withRestCounted({ restsLeft, ...item }: Item): Item | null {
  if (restsLeft === undefined) return item;
  return restsLeft > 1 ? { ...item, restsLeft: restsLeft - 1 } : null;
}

/** What is carried after a rest. The server rolls what dice say of charges. */
export function itemsAfterRest(
  { inventory }: Pick<Character, 'inventory'>,
  catalogue: MagicCatalogue,
  rest: 'short' | 'long',
  dice: Dice,
): { inventory: Item[]; rolls: Roll[]; facts: CharacterFact[] } {
  const all = inventory.map((item): Rested => {
    const ware = item.used ? wareOf(item, catalogue) : null;
    return ware ? rested(item, ware, rest, dice) : { item, rolls: [], facts: [] };
  });
  const lasting = all.map(({ item }) => (rest === 'long' ? withRestCounted(item) : item));
  const gone = all.flatMap(({ item: { name, quantity } }, at) =>
    lasting[at] === null ? [characterFact({ kind: 'itemRemoved', item: name, quantity })] : [],
  );
  return {
    inventory: lasting.filter((item) => item !== null),
    rolls: all.flatMap(({ rolls }) => rolls),
    facts: [...all.flatMap(({ facts }) => facts), ...gone],
  };
}

/** Charges as somebody says they are, such as once a figurine may be thrown again. Refuses what has none, and more than there are in all. */
export function setCharges(
  character: Character,
  { itemId, left }: { itemId: string; left: number },
  catalogue: MagicCatalogue,
): CharacterResult<Character> {
  const item = character.inventory.find(({ id }) => id === itemId);
  const ware = item && wareOf(item, catalogue);
  const charges = item && ware ? chargesOf(item, ware) : null;
  if (!item || charges === null) return refuse('hasNoCharges', {});
  const most = charges.most ?? left;
  if (left > most) return refuse('chargesAtMost', { item: item.name, most });
  if (item.quantity > 1) return refuse('usesOneOfPile', { item: item.name });
  const { drained: _drained, ...used } = usedOf(item);
  const isRolled = charges.most === null || used.most !== undefined;
  const after = withUsed(item, { ...used, charges: most - left, ...(isRolled && { most }) });
  return yes({ ...character, inventory: character.inventory.map((each) => (each === item ? after : each)) });
}
