import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import { baseOf, thirdPerson } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Phrases that mean something else than their words; phrases that say nothing, between commas; and what is only said ahead of what is done. */
const { plain, beside, ahead } = contentFile(
  'storyteller/lexicon/fixed-phrases.json',
  z.strictObject({
    plain: z.array(z.strictObject({ said: z.string(), plain: z.string() })),
    beside: z.array(z.string()),
    ahead: z.array(z.string()),
  }),
);

/** What stands for the words that are open in a phrase: somebody or something, whose it is, a place, and words that describe it. */
const open: readonly [RegExp, string][] = [
  [/\{them\}/gu, String.raw`(?<them>(?:[\p{L}'’-]+\.? ){0,4}?[\p{L}'’-]+)`],
  [/\{place\}/gu, String.raw`(?<them>(?:the |this |that |my |our )?(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+)`],
  [/\{my\}/gu, String.raw`(?:my|our|his|her|their|your|\p{Lu}\p{L}+['’]s)`],
  [/~/gu, String.raw`(?:(?!(?:an?|the|my|our) )[\p{L}-]+ ){0,2}?`],
];

/** The verbs that a phrase begins with, in the forms in which they are done: "have", "has"; and what stands behind them. */
function partsOf(said: string): { verbs: string[]; rest: string } {
  const [lead = '', several, one] = /^(?:\(\?:([a-z|]+)\)|([a-z]+))(?= )/u.exec(said) ?? [];
  const verbs = (several ?? one ?? '').split('|').flatMap((verb) => [verb, thirdPerson(verb)]);
  return { verbs, rest: said.slice(lead.length) };
}

/** One phrase, and what it means. */
export interface FixedPhrase {
  /** The forms of the verbs it begins with, of which one stands in every sentence that has it. */
  verbs: readonly string[];
  pattern: RegExp;
  said: string;
  plain: string;
}

/** The phrases of `content/storyteller/lexicon/fixed-phrases.json`; the first that fits holds. */
export const fixedPhrases: readonly FixedPhrase[] = plain.map(({ said, plain: meant }) => {
  const { verbs, rest } = partsOf(said);
  const words = open.reduce((now, [token, pattern]) => now.replace(token, pattern), `(?<verb>${verbs.join('|')})${rest}`);
  return { verbs, pattern: new RegExp(String.raw`(?<![\p{L}'’])${words}(?![\p{L}'’])`, 'giu'), said, plain: meant };
});

/** What says nothing where it stands between commas, or between a comma and an end: ", if you please,". */
export const besidePattern = new RegExp(
  String.raw`(?<opens>^|[,;:] )(?:(?:and|but),? )?(?:${beside.join('|')})(?:(?<closes>, )|(?=[;:.!?]|$))`,
  'giu',
);
/** What is only said ahead of what is done: "no time to lose: ". */
export const aheadPattern = new RegExp(
  String.raw`^(?:(?:then|so|well|now|and|but|right|oh|ok(?:ay)?),? )*(?:${ahead.join('|')})(?:[:;,!.]+| [-–—]) (?=\S)`,
  'iu',
);

/** A verb in the form that another one stood in. */
function inFormOf(verb: string, text: string): string {
  const isThird = baseOf(verb) !== verb.toLowerCase() && /s$/iu.test(verb);
  return isThird ? text.replace(/^[a-z]+/u, thirdPerson) : text;
}

/** Whoever is called first and nobody else: "Tibb, please". */
const onlyCalled = /^(?:\p{L}+ ){0,2}\p{L}+, (?:please,? )?$/iu;
const toYou = /\b(?:you|your|yours|yourself)\b/iu;

/** A sentence with one fixed phrase in plain words, wherever nobody of the tale hears it. */
function withPlain(sentence: string, { pattern, plain: meant }: FixedPhrase, isOurs: boolean): string {
  let [text, from] = ['', 0];
  for (const found of sentence.matchAll(pattern)) {
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    if (!isOurs && (toYou.test(`${before} ${after}`) || onlyCalled.test(before))) continue;
    const { verb = '', them = '' } = found.groups ?? {};
    text += `${sentence.slice(from, found.index)}${inFormOf(verb, meant.replace(/\{(?:them|place)\}/u, them))}`;
    from = found.index + found[0].length;
  }
  return `${text}${sentence.slice(from)}`;
}

/** A sentence with its fixed phrases in plain words. What is put to somebody of the tale keeps its words. `isOurs` where it calls one of the party. */
export function withPhrasesPlain(sentence: string, isOurs: boolean): string {
  if (!isOurs && /\?\W*$/u.test(sentence)) return sentence;
  const words = new Set(sentence.toLowerCase().match(/\p{L}+/gu));
  return fixedPhrases
    .filter(({ verbs }) => verbs.some((verb) => words.has(verb)))
    .reduce((now, phrase) => withPlain(now, phrase, isOurs), sentence);
}
