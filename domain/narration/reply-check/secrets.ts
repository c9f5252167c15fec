import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import type { Piece } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';

/** Nothing is told that only the Dungeon Masters know: no six words in a row of it. */
export function checkSecrets({ runs }: Piece, { isSecret }: ReplyFacts): Objection[] {
  return runs.some(isSecret) ? [objection('secretTold', {})] : [];
}
