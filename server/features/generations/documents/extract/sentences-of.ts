import type { DocumentLine } from './lines-of.ts';

/** A sentence and where it stands in the document's text. */
export interface Sentence {
  text: string;
  start: number;
  /** Counts lines, so that neighbours in one paragraph can be told from others. */
  line: number;
}

const end = /[.!?…]["'”’)]*\s+(?=["'“‘(]?[\p{Lu}\d])|[!?]{1,3}\s+|\.\s+(?=\p{Ll})/gu;
const shortened = /\b(?:Mr|Mrs|Ms|Dr|St|Mt|vs|approx|No|nr|lvl|[A-Z])\.\s+$/;

/** The sentences of a line. */
export function sentencesOf(line: DocumentLine, number: number): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    const raw = line.text.slice(from, to);
    const text = raw.trim();
    if (text !== '') sentences.push({ text, start: line.start + from + raw.indexOf(text[0] ?? ''), line: number });
    from = to;
  };
  for (const match of line.text.matchAll(end)) {
    const to = match.index + match[0].length;
    if (!shortened.test(line.text.slice(from, to))) push(to);
  }
  push(line.text.length);
  return sentences;
}
