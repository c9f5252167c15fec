import type { Npc } from '#domain/narration/adventure.ts';
import { isSummed } from '#domain/narration/payment.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { nameOfWare, waresOf } from '#domain/narration/items/wares.ts';
import type { Ware } from '#domain/narration/items/adventure-goods.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { coinsIn, counted } from '#server/features/storyteller/parse/talk/payment.ts';
import { wareWanted } from './wanted.ts';
import { callsOf } from '#server/features/storyteller/parse/travel/whereabouts-of.ts';

/** How an order begins: "I'll buy", "can we get", "could I have", "give me"; a bare one begins with what is ordered. */
const asking =
  /^(?:(?:hey|oi|ok(?:ay)?|so|and|then|right|well|now|please|yes|good (?:evening|morning|day)),? )*(?:(?:i|we)(?:'ll|'d| will| would)? ?(?:(?:like|want|love|need|take|have|get)(?: to (?:buy|order|have|get))?|buy|order|purchase)|(?:can|could|may) (?:i|we) (?:please )?(?:have|get|buy|order)|(?:give|get|bring|pour|sell|serve) (?:me|us))(?: (?:me|us|myself|ourselves))? /iu;
const kindly = /,? (?:please|pls|plz|thanks|thank you|cheers)$/iu;
const kindlyFirst = /,? (?:please|pls|plz)(?=[ ,])/iu;
/** For whom each is: "one for me, one for Tov". */
const shares = String.raw`(?:one|two|three|four|\d+|a|the other(?: one)?|another|some) (?:is |are |goes |go )?(?:for|to) [^,.!?]+?`;
const sharedOut = new RegExp(String.raw`(?:,| -| and)? *(?:${shares}(?:,? and |, | |$)){1,4}$`, 'iu');
/** How many of a thing: "two ales", "a bowl of broth". */
const several = String.raw`(?:an?|some|another|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|a couple of|\d{1,2})`;
const thing = new RegExp(String.raw`^(?:${several}) (?:more )?\p{L}[\p{L}' -]*$`, 'iu');
const longest = 6;

/** Whoever asks for the price has not bought yet. */
const asksPrice = /\b(?:how much|what(?:'s| is| would be) the price|what (?:do|does|would|will) [^.!?]* cost)\b/iu;
/** What is had for a sum: "I'll take the button for a silver". A bid that is taken back in the same breath is none. */
const forSum =
  /^(?:(?:ok(?:ay)?|fine|well|so|then|right),? )*(?:i|we)(?:'ll| will|'d| would)? (?:take|have|get|buy) (?<what>(?:the|that|this|your|an?|some) [^,.!?]+?) for (?<sum>[^,.!?]+?)(?:,? (?:please|then))?[.!]*$/iu;

/** What of somebody's is bought for a sum that is named; undefined where it is nothing of the kind. */
function boughtFor(sentence: string, sellers: readonly Npc[], state: PlayState): string | undefined {
  const { what = '', sum = '' } = forSum.exec(sentence)?.groups ?? {};
  const seller = what === '' || !isSummed(coinsIn(sum)) ? undefined : sellers.find((npc) => wareWanted(npc, what, state));
  return seller && `I pay ${seller.name} ${sum} for ${what}.`;
}

/** A line as an order of what the people here sell, each thing by itself; undefined where it orders none of it. */
function ordered(sentence: string, wares: readonly Ware[], seller: string): string[] | undefined {
  const called = new RegExp(String.raw`(?:^(?:${seller}),? |,? (?:from )?(?:${seller})(?=$|,))`, 'iu');
  const plain = sentence.replace(/[.!?\s]+$/u, '').replace(kindlyFirst, '');
  const uncalled = plain.replace(called, '').replace(kindly, '').replace(called, '');
  const verb = asking.exec(uncalled)?.[0] ?? '';
  const whole = uncalled.slice(verb.length);
  const shared = whole.replace(sharedOut, '');
  // Whoever only names a thing has not ordered it.
  if (verb === '' && uncalled === sentence.replace(/[.!?\s]+$/u, '') && shared === whole) return undefined;
  const parts = shared.split(/,? and (?:also |then )?|, | plus | & |, & /iu).map((part) => part.replace(kindly, '').trim());
  const isOrder = parts.every((part) => thing.test(part) && part.split(' ').length <= longest);
  const isSold = parts.filter((part) => wares.some((ware) => nameOfWare(ware, counted(part).thing) !== undefined));
  const isPlain = parts.length === 1 && shared === whole && verb !== '';
  return isOrder && isSold.length > 0 && !isPlain ? parts : undefined;
}

/**
 * A line in which several things are ordered of those who sell here, or one without a verb, with each bought by itself: "two ales and a
 * stew please, Joss, one for Tov" is "I buy two ales. I buy a stew". Direct speech and all other lines stay as they are.
 */
export function withOrders(text: string, { adventure, state }: Stage): string {
  const sellers = presentNpcs(adventure, state).filter((npc) => waresOf(npc, state).length > 0);
  if (sellers.length === 0 || text.includes('"') || asksPrice.test(text)) return text;
  const wares = sellers.flatMap((npc) => waresOf(npc, state));
  const names = sellers.flatMap((npc) => callsOf(npc).map((call) => escapePattern(bare(call)))).join('|');
  return text
    .split(/(?<=[.!?])\s+/u)
    .map((sentence) => {
      const things = ordered(sentence, wares, names)?.map((part) => `I buy ${part.charAt(0).toLowerCase()}${part.slice(1)}.`);
      return boughtFor(sentence, sellers, state) ?? things?.join(' ') ?? sentence;
    })
    .join(' ');
}
