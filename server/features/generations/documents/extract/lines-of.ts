import type { ReadDocument } from '#server/features/generations/documents/parse/document.ts';

/** One line of a document with the headings above it. */
export interface DocumentLine {
  text: string;
  start: number;
  end: number;
  path: readonly string[];
  isHeading: boolean;
}

/** The lines of a document, in order. */
export function linesOf(document: ReadDocument): DocumentLine[] {
  const lines: DocumentLine[] = [];
  let section = 0;
  let start = 0;
  for (const text of document.text.split('\n')) {
    while ((document.sections[section + 1]?.start ?? Infinity) <= start) section++;
    const held = document.sections[section];
    const isHeading = held !== undefined && held.start === start && held.path.length > 0 && held.body > start;
    lines.push({ text, start, end: start + text.length, path: held?.path ?? [], isHeading });
    start += text.length + 1;
  }
  return lines;
}
