import { Refusal } from '#domain/refusals/refusals.ts';
import type { DocumentSection, ReadDocument } from './document.ts';
import type { DocumentFormat } from '#server/features/world-formats/index.ts';

/** What a parser finds, in reading order. */
export type Piece = { kind: 'heading'; level: number; text: string } | { kind: 'line'; text: string } | { kind: 'page' };

/** Characters a document may come to as text; no document of 10 MB that people write does. */
const longestText = 12_000_000;
const mostSections = 50_000;

/** Puts the pieces together as one text with its sections and pages. Refuses a document without words or with too many. */
export function assemble(name: string, format: DocumentFormat, pieces: Iterable<Piece>): ReadDocument {
  const lines: string[] = [];
  const sections: DocumentSection[] = [];
  const pages: number[] = [];
  const above: string[] = [];
  let place = 0;
  const write = (line: string) => {
    lines.push(line);
    place += line.length + 1;
    if (place > longestText) throw new Refusal('document.tooLong');
  };
  for (const piece of pieces) {
    if (piece.kind === 'page') {
      pages.push(place);
      continue;
    }
    const text = clean(piece.text);
    if (text === '') continue;
    const start = place;
    write(text);
    if (piece.kind === 'heading' && sections.length < mostSections) {
      above.length = Math.min(above.length, piece.level - 1);
      while (above.length < piece.level - 1) above.push('');
      above.push(text);
      sections.push({ path: above.filter((part) => part !== ''), start, body: place, end: place });
    } else if (sections.length === 0) sections.push({ path: [], start, body: start, end: place });
    const section = sections.at(-1);
    if (section) section.end = place;
  }
  if (place === 0) throw new Refusal('document.empty');
  return { name, format, text: lines.join('\n'), sections, pages };
}

/** One line without control characters, broken surrogates or doubled spaces. */
function clean(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, (run) => (/[\s\p{Zs}]/u.test(run) ? ' ' : ''))
    .replaceAll('\u00AD', '')
    .toWellFormed()
    .normalize('NFC')
    .trim();
}
