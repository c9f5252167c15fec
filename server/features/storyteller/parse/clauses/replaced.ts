import { clausesOf } from '#server/features/storyteller/parse/clauses.ts';
import { singular } from '#server/features/storyteller/parse/things/missing.ts';

const thing = "(?:the|that|this|those|these|my|his|her|an?) (?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+";
const protest = '(?:(?:no|nah|nope|wait|sorry|oops|hey|argh|ugh|hang on|hold on|actually|lol|i (?:mean|meant|said))\\b[\\s,.!:-]*)';
const says = '(?:(?:but|i (?:mean|meant|said|want|wanted)|it was) )*';
const after = ',?(?: i (?:mean|meant|said))?(?:[.!,;…]+\\s*|$)(?<rest>.*)$';

/** A thing that was meant, and one that was not: "no not the shelf, the THREAD", "I mean the weed, not the fish", "sorry, I meant the lamp". */
const corrections = [
  new RegExp(`^\\s*${protest}*not (?<not>${thing})\\s*[,;.!:–-]+\\s*${says}(?<meant>${thing})${after}`, 'isu'),
  new RegExp(`^\\s*${protest}+(?<meant>${thing}),? (?:and )?not (?<not>${thing})${after}`, 'isu'),
  new RegExp(`^\\s*${protest}*i (?:meant|said) (?<meant>${thing})${after}`, 'isu'),
];
/** "Do I have it? The thread, I mean." */
const asIMean = new RegExp(`^(?<asked>.*?\\b(?:it|that|them|one)\\b[^.!?]*)[?.!,]+\\s*(?<meant>${thing}),? i (?:mean|meant)[.!?]*$`, 'isu');

const pronoun = /\b(?:it|them|that|this)\b(?! \p{L}+(?:s|ing)\b)/iu;
const anyThing = new RegExp(thing, 'iu');

const headOf = (name: string) => singular(name.toLowerCase().split(' ').at(-1) ?? '');
/** A thing without the weight that capitals give it. */
const plain = (name: string) => name.replaceAll(/\p{Lu}{3,}/gu, (word) => word.toLowerCase());

/** The clause of a line that was done to another thing than was meant, with the thing that was; undefined where it has none. */
function corrected(line: string, meant: string, not: string | undefined): string | undefined {
  const clauses = clausesOf(line).filter(({ quote }) => quote === null);
  const isOf = (text: string) => not !== undefined && new RegExp(`\\b${headOf(not)}`, 'iu').test(text);
  const wrong = clauses.findLast(({ text }) => isOf(text));
  // What names both was done to neither.
  if (wrong && new RegExp(`\\b${headOf(meant)}`, 'iu').test(wrong.text))
    return `${wrong.text.replace(new RegExp(`${anyThing.source}.*`, 'iu'), meant)}.`;
  if (wrong && not !== undefined) {
    const named = new RegExp(`\\b(?:(?:the|that|this|those|these|my|his|her|an?) )?(?:[\\p{L}'-]+ )??${headOf(not)}\\p{L}*`, 'iu');
    return `${wrong.text.replace(named, meant)}${wrong.question ? '?' : '.'}`;
  }
  const last = clauses.at(-1);
  if (!last || last.question) return undefined;
  if (pronoun.test(last.text)) return `${last.text.replace(pronoun, meant)}.`;
  return not === undefined && anyThing.test(last.text) ? `${last.text.replace(anyThing, meant)}.` : undefined;
}

/**
 * A line that says which thing was meant in the line before it, as that line with the right thing: after "I check the hook for that thread and
 * pocket it" the words "no not the shelf, the THREAD" are "pocket the thread". All other lines stay as they are.
 */
export function withReplaced(text: string, before: string | undefined): string {
  const asked = asIMean.exec(text)?.groups;
  if (asked) return `${(asked['asked'] ?? '').replace(pronoun, plain(asked['meant'] ?? ''))}?`;
  if (before === undefined) return text;
  for (const pattern of corrections) {
    const { meant, not, rest = '' } = pattern.exec(text)?.groups ?? {};
    if (meant === undefined) continue;
    // "I take the thread" says itself what is to be done.
    if (!/\?\s*$/.test(rest) && new RegExp(`\\b${headOf(meant)}`, 'iu').test(rest)) return rest;
    const done = corrected(before, plain(meant), not);
    if (done !== undefined) return rest === '' ? done : `${done} ${rest}`;
  }
  return text;
}
