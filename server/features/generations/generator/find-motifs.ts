import { withArticle } from '#domain/text/noun-text.ts';
import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { frameWords, genreWords, softWords, tellingWords } from './words.ts';

/** Something that a prompt asks for, e.g. `floating islands`, and how it is told in a sentence, e.g. `a drowned king`. */
export interface Motif {
  name: string;
  phrase: string;
}

const ARTICLES = new Set(['a', 'an', 'the']);
/** After these a word in -ed or -ing tells what happens, and is no thing. */
const HAPPENS = /(?:ing|ed)$/;
/** What stands after these is a thing, also where it looks like something that happens. */
const BEFORE_THINGS = new Set(
  'a an the its their his her our my your of with by under over between in from into for about on at beneath and or some any'.split(' '),
);

/**
 * The motifs of a prompt, each once, in order: runs of words that carry meaning, of at most three words, with the article
 * they had. Words that frame (verbs, prepositions, "world") and words of genre are none.
 */
export function findMotifs(prompt: string): Motif[] {
  const found = new Map<string, Motif>();
  for (const clause of prompt.split(/[^\p{L}\p{N}'’\s-]+/u)) {
    for (const motif of motifsOfClause(clause.split(/\s+/).map(bare).filter(Boolean))) {
      const key = motif.name.toLowerCase();
      if (!found.has(key)) found.set(key, motif);
    }
  }
  return [...found.values()].slice(0, worldServerLimits.motifsPerPrompt);
}

function motifsOfClause(words: readonly string[]): Motif[] {
  const motifs: Motif[] = [];
  let run: string[] = [];
  let article = '';
  let before = '';
  const close = () => {
    const things = run.slice(0, run.findLastIndex((word) => !softWords.has(word)) + 1);
    const isDeed = things.length === 1 && HAPPENS.test(things[0] ?? '') && !BEFORE_THINGS.has(before);
    if (things.length > 0 && !isDeed) motifs.push(motifOf(things.slice(-3), article));
    run = [];
    article = '';
  };
  for (const [at, given] of words.entries()) {
    // A capital in the middle of a clause makes a name.
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(given);
    const word = at === 0 && /^\p{Lu}\p{Ll}+$/u.test(given) && words.length > 1 ? given.toLowerCase() : given;
    const key = word.toLowerCase().replaceAll('’', "'");
    if (genreWords.has(key)) continue;
    const isThing = isName || (!frameWords.has(key) && !tellingWords.has(key) && /\p{L}{2}/u.test(word));
    if (isThing && word.length <= 40 && !(run.length > 0 && key.endsWith('ed'))) {
      run.push(word);
      continue;
    }
    close();
    before = key;
    article = ARTICLES.has(key) ? key : '';
  }
  close();
  return motifs;
}

function motifOf(run: readonly string[], before: string): Motif {
  const name = run.join(' ');
  if (!ARTICLES.has(before)) return { name, phrase: name };
  return { name, phrase: before === 'the' ? `the ${name}` : withArticle(name) };
}

function bare(word: string): string {
  return word.replaceAll(/^['’-]+|['’-]+$/g, '');
}
