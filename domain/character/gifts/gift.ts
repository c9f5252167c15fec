import type { Character } from '#domain/character/character.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { addCoins, coinCount, takeCoins } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { passInspiration } from '#domain/character/inspiration.ts';
import { giveItem, withRoom } from '#domain/character/inventory/inventory.ts';
import { withPurse } from '#domain/character/actions/act-gear.ts';
import { yes } from '#domain/result.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What is handed over: so many of an item, coins, or Heroic Inspiration that came to whoever has it. */
export type Gift = { kind: 'inspiration' } | { kind: 'item'; itemId: string; quantity: number } | { kind: 'coins'; coins: Coins };

/** Both sheets after a gift, and what happened to each. */
export interface Given {
  giver: Character;
  receiver: Character;
  gave: CharacterFact;
  got: CharacterFact;
}

function giveCoins(giver: Character, receiver: Character, coins: Coins): CharacterResult<Given> {
  if (giver.id === receiver.id) return refuse('chooseAnotherReceiver', {});
  if (coinCount(coins) === 0) return refuse('chooseACoin', {});
  const left = withPurse(giver, takeCoins(giver.coins, coins));
  if (!left.ok) return left;
  const taken = withPurse(receiver, yes(addCoins(receiver.coins, coins)));
  if (!taken.ok) return taken;
  const gave = characterFact({ kind: 'gaveCoins', coins, to: partyOf(receiver) });
  const got = characterFact({ kind: 'gotCoins', coins, from: partyOf(giver) });
  return yes({ giver: left.value, receiver: taken.value, gave, got });
}

/** Hands something over so that nothing is lost or doubled; refuses what is not there and what the other cannot carry. */
export function giveTo(giver: Character, receiver: Character, gift: Gift, newId: string): CharacterResult<Given> {
  if (gift.kind === 'inspiration') return passInspiration(giver, receiver);
  if (gift.kind === 'coins') return giveCoins(giver, receiver, gift.coins);
  const item = giver.inventory.find((each) => each.id === gift.itemId)?.name ?? '';
  const { quantity } = gift;
  const given = giveItem(giver, receiver, { id: gift.itemId, quantity, newId });
  if (!given.ok) return given;
  const roomy = withRoom(yes(given.value.receiver));
  if (!roomy.ok) return roomy;
  const gave = characterFact({ kind: 'gaveItem', item, quantity, to: partyOf(receiver) });
  const got = characterFact({ kind: 'gotItem', item, quantity, from: partyOf(giver) });
  return yes({ giver: given.value.giver, receiver: roomy.value, gave, got });
}
