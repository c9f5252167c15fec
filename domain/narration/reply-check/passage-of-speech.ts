import { replyCheckLimits } from '#domain/limits/reply-check-limits.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { sayVerbs } from './words/verbs.ts';

/** Words in quotation marks, with what stands around them in the same piece. */
export interface Quote {
  text: string;
  /** What is told before it, since the quote before. */
  lead: string;
  /** What is told after it, up to the next quote. */
  tail: string;
}

/** A piece of a reply that is checked on its own: a sentence, or words in quotation marks with who says them. */
export interface Piece {
  /** As it is told. */
  text: string;
  /** What the narrator says in its own words; a mark stands for each quote. */
  narration: string;
  quotes: Quote[];
  /** What was told before it in the same reply. */
  before: string;
  /** The words of the piece in lower case. */
  words: readonly string[];
  /** The runs of six among them. */
  runs: readonly string[];
}

/** Stands for words in quotation marks. */
export const quoteMark = '“”';
const quoted = /“[^”\n]*(?:”|$)|"[^"\n]*(?:"|$)/g;

/** Reads a piece of a reply. */
export function readPiece(text: string, before: string): Piece {
  const found = [...text.matchAll(quoted)];
  const quotes = found.map((match, index) => ({
    text: match[0].slice(1).replace(/[”"]$/, ''),
    lead: text.slice(index === 0 ? 0 : (found[index - 1]?.index ?? 0) + (found[index - 1]?.[0].length ?? 0), match.index),
    tail: text.slice(match.index + match[0].length, found[index + 1]?.index ?? text.length),
  }));
  const words = wordsOfText(text);
  return { text, narration: text.replaceAll(quoted, quoteMark), quotes, before, words, runs: runsOfWords(words) };
}

/** The runs of six among words: so many in a row are no chance. */
function runsOfWords(words: readonly string[]): string[] {
  const { runWords } = replyCheckLimits;
  return words.slice(runWords - 1).map((_, index) => words.slice(index, index + runWords).join(' '));
}

/** The runs of six words in a text. */
export function runsIn(text: string): string[] {
  return runsOfWords(wordsOfText(text));
}

const speaking = new RegExp(`^[ \\t]*(?:\\p{Ll}|(?:\\p{Lu}[\\p{L}’'-]* ){1,3}(?:${sayVerbs.replaceAll(' ', '|')})\\b)`, 'u');

/** Whether a piece must be read with what follows: a quote is open, or has ended and who spoke may follow. */
function goesOn(piece: string, next: string | undefined): boolean {
  if (piece.endsWith('\n')) return false;
  const plain = (piece.match(/"/g) ?? []).length % 2 === 1;
  const curly = piece.lastIndexOf('“') > piece.lastIndexOf('”');
  if (plain || curly) return true;
  return next !== undefined && /["”]$/.test(piece) && speaking.test(next);
}

/** Cuts a text into the pieces that are checked on their own; joined they are the text. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && goesOn(last, sentence)) pieces[pieces.length - 1] = last + sentence;
    else pieces.push(sentence);
  }
  return pieces;
}

/** The words of a text in lower case, without marks. */
export function wordsOfText(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}
