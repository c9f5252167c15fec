import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import type { Piece } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { runsOfWords } from './secret-grams.ts';

/** Nothing is told that only the Dungeon Masters know: no six words in a row of it. */
export function checkSecrets({ words }: Piece, { isSecret }: ReplyFacts): Objection[] {
  return runsOfWords(words).some(isSecret) ? [objection('secretTold', {})] : [];
}
