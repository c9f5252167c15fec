import { rememberOf } from '#domain/memoise.ts';
import { numberWords } from '#domain/text/number-words.ts';
import { saidTexts } from '#domain/narration/adventure-texts/said-texts.ts';
import { replyCheckLimits } from '#domain/limits/reply-check-limits.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { wordsOfText } from './passage-of-speech.ts';
import type { Piece } from './passage-of-speech.ts';
import { takenNow } from './reply-facts.ts';
import type { ReplyFacts } from './reply-facts.ts';

const small = numberWords.slice(0, 20);
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const games = /^(?:damage|hp|points?|xp|experience|dice|die|d\d+|rolls?|rolled|ac|modifier|bonus|initiative|total)$/;
const purses = /^(?:gold|silver|copper|platinum|gp|sp|cp|pp|ep|coins?|crowns?|pennies)$/;

/** The value of a number, in figures or in words; null of any other word. "One" is a pronoun more often than a number. */
function valueOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'one') return null;
  if (small.includes(word)) return small.indexOf(word);
  const [ten = '', unit] = word.split('-');
  const at = tens.indexOf(ten);
  if (at < 0) return word === 'hundred' ? 100 : word === 'thousand' ? 1000 : null;
  return (at + 2) * 10 + (unit === undefined ? 0 : Math.max(0, small.indexOf(unit)));
}

interface Counted {
  value: number;
  of: 'game' | 'money';
}

/** The numbers of a text that stand near dice, damage, experience or money. */
function countsIn(text: string): Counted[] {
  return countsAmong(wordsOfText(text));
}

function countsAmong(words: readonly string[]): Counted[] {
  return words.flatMap((word, index): Counted[] => {
    const value = valueOf(word);
    if (value === null) return [];
    const after = words.slice(index + 1, index + 1 + replyCheckLimits.countedWithinWords);
    const from = Math.max(0, index - replyCheckLimits.countedWithinWords);
    const near = words.slice(from, index + 1 + replyCheckLimits.countedWithinWords);
    // "Eight rolls of ten" are coins in paper, and no dice.
    const isOfGame = (word: string, at: number) => games.test(word) && !(word === 'rolls' && words[from + at + 1] === 'of');
    if (near.some(isOfGame)) return [{ value, of: 'game' }];
    return after.slice(0, 2).some((each) => purses.test(each)) ? [{ value, of: 'money' }] : [];
  });
}

/** Sums of money that anybody may have read: what the reeve offers, what a thing costs. */
const sumsTold = rememberOf(
  (adventure: Adventure): ReadonlySet<number> =>
    new Set(
      [
        adventure.premise,
        adventure.welcome,
        ...adventure.clues.map(({ text }) => text),
        ...adventure.scenes.flatMap(({ description, details = [], features, loot }) => [
          description,
          ...details.map((each) => each.description),
          ...features.map((each) => each.description),
          ...loot.map(({ name }) => name),
        ]),
        ...adventure.npcs.flatMap(saidTexts),
        ...adventure.npcs.flatMap(({ wares = [] }) =>
          wares.flatMap(({ copper, least = copper }) => [copper, least].map((price) => tellCoins(coinsFor(price)))),
        ),
      ]
        .flatMap(countsIn)
        .map(({ value }) => value),
    ),
);

/** A number of dice, damage or experience is one of this reply's rolls; a sum of money is one that is known, asked for, taken, paid or in a purse. */
export function checkNumbers({ words }: Piece, facts: ReplyFacts): Objection[] {
  const counted = countsAmong(words);
  if (counted.length === 0) return [];
  const rolled = new Set(
    facts.allowed.flatMap(({ rolls }) => rolls).flatMap(({ faces, kept, modifier, total }) => [...faces, ...kept, modifier, total]),
  );
  const purses = facts.brief.party.flatMap((hero) =>
    [purseOf(hero, []), purseOf(hero, facts.allowed)].flatMap((purse) => (purse ? Object.values(purse) : [])),
  );
  const paid = facts.allowed.flatMap(({ call }) =>
    call.name === 'pay' || call.name === 'handle_gear' ? Object.values(call.coins ?? {}) : [],
  );
  const held = new Set<number | undefined>([...takenNow(facts).map(({ loot }) => loot.quantity), ...purses, ...paid]);
  const said = [
    ...facts.brief.intents.map((intent) => intent.text),
    ...(facts.brief.directions ?? []),
    ...(facts.brief.lore ?? []).map((note) => note.text),
  ].flatMap(countsIn);
  const wrong = counted.filter(({ value, of }) =>
    of === 'game'
      ? !rolled.has(value)
      : !held.has(value) && !sumsTold(facts.brief.adventure).has(value) && !said.some((each) => each.value === value),
  );
  return wrong.map(({ value }) => objection('numberUnfounded', { number: value }));
}
