import { near } from './near-words.ts';
import { stemOf, wordsIn } from './stem.ts';

/** Words that stand for nothing by themselves. */
const plainText = new Set(
  (
    'a an the and or of to in on at by for with without from into about against any all every each some no not never nothing none please ' +
    'i we you he she it they me us him her them my our your his its their is are be being was were do does done can may will would should ' +
    'things thing stuff kind kinds sort sorts such like as that this these those there here what which who when where how very too also just ' +
    'only scene scenes mention mentions mentioned description descriptions descriptive detail details detailed graphic explicit depiction ' +
    'depictions talk content theme themes topic topics towards toward between among people person somebody someone anybody anyone avoid skip'
  ).split(' '),
);

const groups = near.map(({ by, words }) => {
  const keys = by.split(' ').map(stemOf);
  return { keys, members: new Set([...keys, ...words.split(' ').map(stemOf)]) };
});

/** One word of a line: the stems that count as it. */
export type Term = ReadonlySet<string>;

function termOf(stem: string): Term {
  return new Set([stem, ...groups.filter(({ keys }) => keys.includes(stem)).flatMap(({ members }) => [...members])]);
}

/**
 * What a line means: phrases, parted by commas and "or", each a list of terms that belong together. "Harm to children or
 * animals" is harm with children, and animals alone only where that is all a phrase says.
 */
export function termsOf(words: string): Term[][] {
  const phrases = words.split(/[,;/\n]|\bor\b|\band\b|&/i).map((phrase) => wordsIn(phrase.replaceAll(/\bself[- ]harm\b/gi, 'selfharm')));
  const meant = phrases.map((phrase) => phrase.filter((word) => !plainText.has(word.toLowerCase())).map(stemOf));
  // "Harm to children or animals": what stands before "to" goes with both.
  const [first = []] = meant;
  const head =
    /\b(?:to|against|towards?|of)\b/i.test(words.split(/[,;/\n]|\bor\b|\band\b|&/i)[0] ?? '') && first.length > 1 ? first.slice(0, -1) : [];
  return meant
    .map((stems, index) => (index > 0 && stems.length === 1 && head.length > 0 ? [...head, ...stems] : stems))
    .filter((stems) => stems.length > 0)
    .map((stems) => stems.map(termOf));
}
