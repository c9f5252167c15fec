import { purse } from '#domain/moments/aftermath.ts';
import type { Aftermath } from '#domain/moments/aftermath.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { withArticle } from '#domain/text/noun-text.ts';

/** By what it is kept that somebody has taken a thing of one of the dead of a fight. */
export const fallenKey = ({ id }: Pick<Aftermath, 'id'>, name: string, thing: string): string =>
  `fallen ${id} ${name.toLowerCase()} ${thing.trim().toLowerCase()}`;

/** A thing of the dead with what goes before it: "a scimitar", "a suit of leather armor", "thieves' tools", "a purse with two gold". */
export function thingInWords(thing: string, coins?: Coins): string {
  if (thing === purse && coins !== undefined) return `a purse with ${tellCoins(coins)}`;
  if (/\b(?:armor|mail)$/.test(thing)) return `a suit of ${thing}`;
  return /\btools$/.test(thing) ? thing : withArticle(thing);
}
