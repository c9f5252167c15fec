/** A sentence or a few. Pieces of higher rank go first when a reply is too long; rank 0 stays, in its `brief` form if need be. */
export interface RankedText {
  text: string;
  rank: number;
  brief?: string;
}

export type Paragraph = RankedText[];

export function required(text: string, brief?: string): RankedText {
  return { text, rank: 0, ...(brief === undefined ? {} : { brief }) };
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

function print(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map((pieces) => pieces.map((piece) => piece.text).join(' '))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Makes room until at most `most` words are left: first without what may go, the longest first, then in brief. */
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
  while (countText(print(pages)) > most) {
    const [longest] = pages
      .flat()
      .filter((piece) => piece.brief !== undefined && piece.brief.length < piece.text.length)
      .toSorted((left, right) => right.text.length - (right.brief?.length ?? 0) - (left.text.length - (left.brief?.length ?? 0)));
    if (!longest) break;
    pages = pages.map((pieces) => pieces.map((piece) => (piece === longest ? required(longest.brief ?? longest.text) : piece)));
  }
  return print(pages);
}
