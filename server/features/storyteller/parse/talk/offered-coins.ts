import { isSummed } from '#domain/narration/payment.ts';
import type { CoinsPaid } from '#domain/narration/payment.ts';
import { coinsIn } from './payment.ts';

/** A number behind words of holding out, whose coin was named before: "I've got 23 gold here, take ten and go". */
const bareNumber =
  /\b(take|have|keep|give (?:you|u|ya)|here(?:'s| is| are)|offer(?: you)?|pay(?: you)?|make (?:it|that)|how about|what about|say) (\p{L}+|\d+)(?=[,.;!?]|$| (?:and|to|for|if|of|or|now|then|to|in)\b)/giu;
/** What somebody says that they have, and does not hold out by that. */
const inHand =
  /\b(?:i|we)(?: only| just)?(?:'ve got| have got| have| got| carry| own)(?: only| just| about)? (?:an? )?(?:\d+|\p{L}+) (?:gp|sp|cp|gold|silver|copper|electrum|platinum)\p{L}*(?! (?:for|if|to) )/giu;
const coinName = /\b(gp|sp|cp|pp|ep|gold|silver|copper|electrum|platinum)s?\b/iu;

/** Ways to hold something out. */
const holding =
  /\b(?:take|have|here(?:'s| is| are)|yours?|(?:i|we)(?:'ll| will| can| could|'d| would)? (?:give|pay|offer|slip|add|toss)s?|for your|if (?:you|he|she|they)|to (?:let|look|keep|tell|show|help))\b/iu;
/** Ways to ask for pay, which hold out nothing: "could I ask for more? A hundred silver." */
const demanding =
  /\b(?:(?:pay|give|hand|offer|owe)s? (?:me|us)|(?:could|can|may) (?:i|we) (?:ask|have|get)|ask(?:s|ing)? for|(?:i|we) (?:want|charge|need)|(?:my|our) (?:price|fee|reward|pay|share)|advance|reward)\b/iu;

/** The coins that words hold out to somebody for something; null where they name no sum. */
export function coinsHeldOut(text: string): CoinsPaid | null {
  const plain = text.replaceAll('’', "'");
  const named = coinName.exec(plain)?.[1];
  const full = named === undefined ? plain : plain.replaceAll(bareNumber, `$1 $2 ${named}`);
  const heldOut = coinsIn(full.replaceAll(inHand, ' '));
  const coins = isSummed(heldOut) ? heldOut : coinsIn(full);
  return isSummed(coins) ? coins : null;
}

/** The coins that words to somebody hold out to them and do not ask of them; null where there are none. */
export function coinsOffered(text: string): CoinsPaid | null {
  const plain = text.replaceAll('’', "'");
  return holding.test(plain) && !demanding.test(plain) ? coinsHeldOut(text) : null;
}
