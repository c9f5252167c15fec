import type { CharacterStep } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import { addCoins, convertCoins, mostOfACoin, payCoins, takeCoins } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { addItem, itemOf, removeItem, splitItem, withRoom } from '#domain/character/inventory/inventory.ts';
import { attune } from '#domain/character/inventory/attune.ts';
import { setCharges } from '#domain/character/item-use/item-charges.ts';
import { scrollWith, writeScroll } from '#domain/character/item-use/scrolls.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { isMagicId } from '#domain/srd/items/ware-id.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { placeItem } from '#domain/character/inventory/equip.ts';
import type { SheetAct } from './act.ts';
import { yes } from '#domain/result.ts';
import { stepByDifference } from '#domain/character/sheet/step-by-difference.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Acts on items and coins. */
export type GearAct = Extract<
  SheetAct,
  {
    kind:
      | 'addItem'
      | 'addCustomItem'
      | 'removeItem'
      | 'splitItem'
      | 'placeItem'
      | 'attune'
      | 'setCharges'
      | 'writeScroll'
      | 'gainCoins'
      | 'loseCoins'
      | 'pay'
      | 'changeCoins';
  }
>;

/** What is the same about every custom item. */
const customItem = { catalogId: null, base: null, place: 'pack', attuned: false } as const;

/** The same character with another purse; refuses one that holds more of a coin than can be counted. */
export function withPurse(character: Character, coins: CharacterResult<Coins>): CharacterResult<Character> {
  if (!coins.ok) return coins;
  const over = coinNames.find((coin) => coins.value[coin] > mostOfACoin);
  return over ? refuse('purseIsFull', { most: mostOfACoin, coin: over }) : yes({ ...character, coins: coins.value });
}

/** Adds something of the catalogue, magic items among it; refuses what is not in it. */
function catalogued(
  character: Character,
  { itemId, catalogId, base, spell, quantity }: Extract<GearAct, { kind: 'addItem' }>,
  catalogue: MagicCatalogue,
): CharacterResult<Character> {
  if (isMagicId(catalogId)) {
    const item = magicItemOf(catalogue.get(catalogId), base, { quantity, id: itemId });
    const written = item.ok && spell !== null ? scrollWith(character, item.value, spell, catalogue) : item;
    return written.ok ? withRoom(addItem(character, written.value)) : written;
  }
  const item = itemOf(catalogId, quantity, itemId);
  return item.catalogId === null ? refuse('noSuchItem', {}) : withRoom(addItem(character, item));
}

function geared(character: Character, act: GearAct, catalogue: MagicCatalogue): CharacterResult<Character> {
  switch (act.kind) {
    case 'addItem':
      return catalogued(character, act, catalogue);
    case 'addCustomItem':
      return withRoom(addItem(character, { ...act.item, ...customItem, id: act.itemId, quantity: act.quantity }));
    case 'removeItem':
      return removeItem(character, act.itemId, act.quantity);
    case 'splitItem':
      return withRoom(splitItem(character, act.itemId, act.quantity, act.newId));
    case 'placeItem':
      return placeItem(character, act.itemId, act.place);
    case 'attune':
      return attune(character, act.itemId, act.attuned, catalogue);
    case 'setCharges':
      return setCharges(character, act, catalogue);
    case 'writeScroll':
      return writeScroll(character, act, catalogue);
    case 'gainCoins':
      return withPurse(character, yes(addCoins(character.coins, act.coins)));
    case 'loseCoins':
      return withPurse(character, takeCoins(character.coins, act.coins));
    case 'pay':
      return withPurse(character, payCoins(character.coins, act.copper));
    case 'changeCoins':
      return withPurse(character, convertCoins(character.coins, act.amount, act.from, act.to));
  }
}

/** Things picked up, put away and dropped; coins gained, spent and changed. What the catalogue of magic items does not know is refused. */
export function actOnGear(character: Character, act: GearAct, catalogue: MagicCatalogue): CharacterResult<CharacterStep> {
  return stepByDifference(character, geared(character, act, catalogue));
}
