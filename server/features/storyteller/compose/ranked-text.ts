import { sentencesOf } from '#domain/text/sentences.ts';

/** A sentence or a few. Pieces of higher rank go first when a reply is too long; rank 0 stays, in its `brief` form if need be. */
export interface RankedText {
  text: string;
  rank: number;
  brief?: string;
  /** The shortest form, where the brief ones are still too long together. */
  least?: string;
}

export type Paragraph = RankedText[];

export function required(text: string, brief?: string, least?: string): RankedText {
  return { text, rank: 0, ...(brief === undefined ? {} : { brief }), ...(least === undefined ? {} : { least }) };
}

export function optional(text: string, rank = 2): RankedText {
  return { text, rank };
}

export function countText(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** As many whole sentences of the text as `words` allow, at least one. */
export function firstSentences(text: string, words: number): string {
  const sentences = text.match(/[^.!?]+[.!?]+["')]*\s*|[^.!?]+$/g) ?? [text];
  let narrated = '';
  for (const sentence of sentences) {
    if (narrated !== '' && countText(narrated + sentence) > words) break;
    narrated += sentence;
  }
  return narrated.trim();
}

/** A sentence of so many words is not told twice in one reply. */
const wordsToldOnce = 7;

/** The same without what stands in it a second time, sentence by sentence: a place is described once, and a notice quoted once. */
export function toldOnce(paragraphs: readonly Paragraph[]): Paragraph[] {
  const told = new Set<string>();
  const isNew = (sentence: string) => {
    const words = sentence.trim();
    // A sentence with a quotation mark opens or closes a speech, which stays whole.
    if (words.includes('"') || countText(words) < wordsToldOnce) return true;
    const isFirst = !told.has(words);
    told.add(words);
    return isFirst;
  };
  return paragraphs.map((pieces) =>
    pieces.flatMap((piece): Paragraph => {
      const text = sentencesOf(piece.text).filter(isNew).join('').trim();
      if (text === piece.text.trim()) return [piece];
      return text === '' ? [] : [{ text, rank: piece.rank }];
    }),
  );
}

function print(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map((pieces) => pieces.map((piece) => piece.text).join(' '))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Makes room until at most `most` words are left: first without what may go, the longest first, then in brief, then in the shortest form. */
export function fitToLength(paragraphs: readonly Paragraph[], most: number): string {
  let pages = paragraphs.map((pieces) => [...pieces]);
  for (const rank of [3, 2, 1]) {
    while (countText(print(pages)) > most) {
      const spare = pages.flat().filter((piece) => piece.rank === rank);
      const [longest] = spare.toSorted((left, right) => right.text.length - left.text.length);
      if (!longest) break;
      pages = pages.map((pieces) => pieces.filter((piece) => piece !== longest));
    }
  }
  for (const form of ['brief', 'least'] as const) {
    const saved = (piece: RankedText) => piece.text.length - (piece[form] ?? piece.text).length;
    while (countText(print(pages)) > most) {
      const [longest] = pages
        .flat()
        .filter((piece) => saved(piece) > 0)
        .toSorted((left, right) => saved(right) - saved(left));
      if (!longest) break;
      pages = pages.map((pieces) => pieces.map((piece) => (piece === longest ? { ...piece, text: piece[form] ?? piece.text } : piece)));
    }
  }
  return print(pages);
}
