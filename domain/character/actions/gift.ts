import type { Character } from '#domain/character/character.ts';
import { addCoins, coinCount, coinNames, takeCoins } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { giveItem } from '#domain/character/inventory/inventory.ts';
import { withPurse, withRoom } from './act-gear.ts';
import { no, yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';

/** What is handed over: so many of an item, or coins. */
export type Gift = { kind: 'item'; itemId: string; quantity: number } | { kind: 'coins'; coins: Coins };

/** Both sheets after a gift, and what is told on each. */
export interface Given {
  giver: Character;
  receiver: Character;
  gave: string;
  got: string;
}

function handedOver(giver: Character, receiver: Character, what: string): Given {
  return { giver, receiver, gave: `Gave ${what} to ${receiver.name}.`, got: `Got ${what} from ${giver.name}.` };
}

function giveCoins(giver: Character, receiver: Character, coins: Coins): Answer<Given> {
  if (giver.id === receiver.id) return no('Choose somebody else to give it to.');
  if (coinCount(coins) === 0) return no('Choose at least one coin.');
  const left = withPurse(giver, takeCoins(giver.coins, coins));
  if (!left.ok) return left;
  const taken = withPurse(receiver, yes(addCoins(receiver.coins, coins)));
  const told = coinNames.flatMap((coin) => (coins[coin] > 0 ? [`${coins[coin]} ${coin}`] : [])).join(', ');
  return taken.ok ? yes(handedOver(left.value, taken.value, told)) : taken;
}

/** Hands something over so that nothing is lost or doubled; refuses what is not there and what the other cannot carry. */
export function giveTo(giver: Character, receiver: Character, gift: Gift, newId: string): Answer<Given> {
  if (gift.kind === 'coins') return giveCoins(giver, receiver, gift.coins);
  const item = giver.inventory.find((each) => each.id === gift.itemId);
  const given = giveItem(giver, receiver, { id: gift.itemId, quantity: gift.quantity, newId });
  if (!given.ok) return given;
  const roomy = withRoom(yes(given.value.receiver));
  if (!roomy.ok) return roomy;
  const what = gift.quantity === 1 ? (item?.name ?? '') : `${gift.quantity} ${item?.name ?? ''}`;
  return yes(handedOver(given.value.giver, roomy.value, what));
}
