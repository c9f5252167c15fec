import type { Character } from '#domain/character/character.ts';
import { withPurse } from '#domain/character/actions/act-gear.ts';
import { stepByDifference } from '#domain/character/sheet/step-by-difference.ts';
import { allCoins, isSummed, tellCoins } from '#domain/narration/payment.ts';
import type { CoinsPaid } from '#domain/narration/payment.ts';
import { lessCoins, payCoins, worthOf } from '#domain/rules/coins.ts';
import type { Paid } from '#domain/combat/follow/outcome.ts';
import { saveCharacter } from '#server/features/characters/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';
import { fightWords } from '#server/features/storyteller/index.ts';
import type { FightTable } from '#server/features/narrator/fight/play-action.ts';

/** The whole purse is offered. */
const wholePurse = /\b(?:my|the|our) (?:whole )?(?:purse|money|coins)\b|\ball (?:of )?my (?:money|coins|gold)\b/i;
/** Coins are asked for, and not offered. */
const demands = /\b(?:gives?|pays?|hands?|offers?) (?:me|us)\b/i;

const ownSheet = ({ characters }: CombatTransaction, playerId: string): Character | undefined =>
  [...characters.values()].find(({ userId }) => userId === playerId);

/** What words offer a foe out of the purse of whoever speaks, so that they let one be: the coins, or why they cannot be paid. Null where they offer no coins. */
export function bribeIn({ transaction, playerId }: FightTable, text: string): { coins: CoinsPaid } | { says: string } | null {
  const heldOut = fightWords.coinsOffered(text);
  const payment = demands.test(text) ? null : (fightWords.paymentOf(text) ?? (heldOut && { coins: heldOut }));
  const own = ownSheet(transaction, playerId);
  if (!own) return null;
  const isWhole = wholePurse.test(text) && fightWords.isGift(text);
  if (isWhole && !(payment && isSummed(payment.coins))) return { coins: own.coins };
  if (!payment) return null;
  const has = `${own.name} has ${tellCoins(own.coins)}.`;
  if (!isSummed(payment.coins)) return { says: `How much? ${has}` };
  return payCoins(own.coins, worthOf(allCoins(payment.coins))).ok ? { coins: payment.coins } : { says: has };
}

/** Takes coins out of the purse of a sheet, with change, once a foe has agreed to them; how that is told, and what is paid back if it is undone. Null where there is nothing to pay. */
export async function payBribe(
  transaction: CombatTransaction,
  playerId: string,
  coins: CoinsPaid,
): Promise<{ text: string; paid: Paid } | null> {
  const own = ownSheet(transaction, playerId);
  if (!own || !isSummed(coins)) return null;
  const paid = stepByDifference(own, withPurse(own, payCoins(own.coins, worthOf(allCoins(coins)))));
  if (!paid.ok) return null;
  const { character, facts } = paid.value;
  await saveCharacter(transaction.tx, character, { by: transaction.by, summary: facts, before: own, fromFight: true });
  transaction.characters.set(own.id, character);
  return { text: `${own.name} pays ${tellCoins(coins)}.`, paid: { by: own.id, coins: lessCoins(own.coins, character.coins) } };
}
