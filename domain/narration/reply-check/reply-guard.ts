import { narrationLimits } from '#domain/limits/narration-limits.ts';
import type { Objection } from './objection.ts';
import { piecesOf, wordsOfText } from './passage-of-speech.ts';
import type { ReplyCheck } from './reply-check.ts';
import type { Happened } from './reply-facts.ts';

/** What may be shown of words that came in. */
export interface Sifted {
  text: string;
  /** What is wrong with the piece that comes next; nothing is shown after it. */
  objections: readonly Objection[];
  /** Whether the next piece would make the reply longer than it may be; nothing is shown after it. */
  isFull: boolean;
}

/** Lets the words of a reply through by whole pieces, as far as the reply check has nothing against them. */
export interface ReplyGuard {
  push(content: string): Sifted;
  /** What is left when nothing more comes. */
  end(): Sifted;
}

/** Opens a guard; without a check every word goes through at once. `before` is what was told of the same reply. */
export function openReplyGuard(check: ReplyCheck | null, happened: () => Happened, before = ''): ReplyGuard {
  if (check === null) {
    return { push: (text) => ({ text, objections: [], isFull: false }), end: () => ({ text: '', objections: [], isFull: false }) };
  }
  let told = before;
  let words = wordsOfText(before).length;
  let held = '';
  const sift = (pieces: readonly string[]): Sifted => {
    let text = '';
    for (const piece of pieces) {
      words += wordsOfText(piece).length;
      if (words > narrationLimits.replyWords.most) return { text, objections: [], isFull: true };
      const objections = check.piece(piece, told, happened());
      if (objections.length > 0) return { text, objections, isFull: false };
      told += piece;
      text += piece;
    }
    return { text, objections: [], isFull: false };
  };
  return {
    push(content) {
      held += content;
      const pieces = piecesOf(held);
      // The last piece may go on: what ends it is only certain once something follows, and after a quote who says it.
      const open = pieces.length > 1 && /["”]\s*$/.test(pieces.at(-2) ?? '') ? pieces.splice(-2) : pieces.splice(-1);
      held = open.join('');
      return sift(pieces);
    },
    end() {
      const pieces = piecesOf(held);
      held = '';
      return sift(pieces);
    },
  };
}
