import { isSummed } from '#domain/narration/payment.ts';
import type { CoinsPaid } from '#domain/narration/payment.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { coinsIn, paymentOf } from '#server/features/storyteller/parse/talk/payment.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';

/** Coins that somebody is to take: "take the coin", "go on, have it", "it's yours". */
const takeIt =
  /(?<=^|[.!?,"“] ?)(?:(?:so|go on|here|please|now|and|then|come on|there you go),? )*(?:(?:take|have|keep) (?<what>it|them|this|these|that|(?:the|that|this|these|those) (?:coins?|money|gold|silver|copper)(?: pieces?)?)|(?:it|they|that|this)(?:['’]s|['’]re| is| are) (?:all )?yours)(?:,? (?:man|please|then|dear|love|boy|girl|friend|now|\p{Lu}\p{L}+)){0,2}(?: ?[.!]+|(?=["”]|$))/iu;
/** Coins that are held out, and not yet handed over. */
const heldOut =
  /\b(?:hold|take|fish|dig|pull|get|bring|count)(?:s|ing)? (?:\p{L}+ ){0,6}?out\b|\b(?:hold|take|fish|dig|pull|get|count)s? out\b|\b(?:shows?|produces?|clinks?|jingles?|here(?:['’]s| is| are))\b/iu;
/** Coins that are given with the words: "here's a silver for you". */
const givenWith =
  /(?<=^|[.!?,"“] ?)(?:and |so |well,? )?here(?:['’]s| is| are) (?<coins>[^.!?,"”]*?(?:gp|sp|cp|gold|silver|copper)s?(?: (?:coins?|pieces?|bits?))?)(?: for (?:you|your \p{L}+|that|it|the \p{L}+))*(?:,? (?:\p{Lu}\p{L}+|please|man|dear|love))? ?(?:[.!]+|$)/iu;
/** Lines of the same player in which coins may have been held out. */
const linesBack = 2;

/** One of several coins, where only one is to be taken: "take the coin" of two. */
const oneOf = (coins: CoinsPaid, what: string): CoinsPaid =>
  /\bcoin$/.test(what) ? Object.fromEntries(Object.entries(coins).map(([coin]) => [coin, 1])) : coins;

/** Whom words are for: who is named in them, else the only one who is here. */
function whomFor(texts: readonly string[], { adventure, state }: Stage): Npc | undefined {
  const named = texts.flatMap((text) => targetsIn(text, adventure, state, []).flatMap((each) => (each.kind === 'npc' ? [each.npc] : [])));
  const here = presentNpcs(adventure, state);
  return named[0] ?? (here.length === 1 ? here[0] : undefined);
}

const giving = (coins: CoinsPaid, { name }: Npc): string =>
  `I give ${name} ${Object.entries(coins)
    .map(([coin, count]) => `${count} ${coin}`)
    .join(' and ')}.`;

/** Whether a line has handed its coins over already. */
const isPaid = (line: string): boolean => paymentOf(line) !== null || takeIt.test(line) || givenWith.test(line);

/** A line in which coins are to be taken that were held out, in it or just before, as one that hands them over; any other as it is. */
export function withCoinsTaken(text: string, actor: Hero, stage: Stage): string {
  const given = givenWith.exec(text);
  const now = coinsIn(given?.groups?.['coins'] ?? '');
  const taken = takeIt.exec(text);
  const [given0 = '', taken0 = ''] = [given?.[0], taken?.[0]];
  if (given && isSummed(now)) {
    const whom = whomFor([text], stage);
    return whom
      ? text
          .replace(taken0, '')
          .replace(given0, `${giving(now, whom)} `)
          .trim()
      : text;
  }
  if (!taken) return text;
  const rest = text.replace(taken0, ' ');
  // What is given in so many words is given once.
  if (paymentOf(rest)) return rest.trim();
  const lines = (stage.dialogue?.lines ?? []).filter(({ sender }) => sender === actor.name).slice(0, linesBack);
  const held = [rest, ...lines.map((line) => line.text)].find((line) => heldOut.test(line) && isSummed(coinsIn(line)));
  const whom = held === undefined ? undefined : whomFor([text, held], stage);
  if (held === undefined || !whom || (held !== rest && isPaid(held))) return text;
  const coins = oneOf(firstCoins(held), taken.groups?.['what'] ?? '');
  return text
    .replace(taken0, ` ${giving(coins, whom)} `)
    .replaceAll(/["“]\s*(I give [^"”]*?\.)\s*["”]/gu, '$1')
    .trim();
}

/** The coins of the first sentence that names any. */
function firstCoins(text: string): CoinsPaid {
  return (
    text
      .split(/(?<=[.!?,])\s/u)
      .map(coinsIn)
      .find(isSummed) ?? {}
  );
}
