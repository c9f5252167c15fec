import { readFileSync } from 'node:fs';
import type { Piece } from '#server/features/generations/documents/parse/assemble.ts';
import { parseMarkdown } from '#server/features/generations/documents/parse/parse-markdown.ts';
import { parseText } from '#server/features/generations/documents/parse/parse-text.ts';
import { writeDoc } from './write-doc.fixture.ts';
import { writeDocx } from './write-docx.fixture.ts';
import { writePdf } from './write-pdf.fixture.ts';

export const tuned = ['rule-book.md', 'gazetteer.md', 'adventure.md', 'letters.txt', 'notes.txt'] as const;
/** Written with the others, and never looked at while the rules were made. */
export const heldOut = 'almanac.md';

/** One labelled document in every form a person may bring it in. */
export function formsOf(file: string): { name: string; bytes: Uint8Array }[] {
  const original = readFileSync(new URL(file, import.meta.url));
  const stem = file.replace(/\.\w+$/, '');
  const pieces = [...(file.endsWith('.md') ? parseMarkdown(original.toString()) : parseText(original.toString()))];
  const other = file.endsWith('.md') ? { name: `${stem}.txt`, write: asText } : { name: `${stem}.md`, write: asMarkdown };
  return [
    { name: file, bytes: original },
    { name: other.name, bytes: Buffer.from(other.write(pieces)) },
    { name: `${stem}.docx`, bytes: writeDocx(pieces) },
    { name: `${stem}.pdf`, bytes: writePdf(pieces) },
    { name: `${stem}.doc`, bytes: writeDoc(pieces) },
  ];
}

/** As typed without markup: headings between blank lines, the greater ones underlined or in capitals. */
function asText(pieces: Piece[]): string {
  const tell = (piece: Piece): string => {
    if (piece.kind === 'page') return '';
    if (piece.kind === 'line') return `${piece.text}\n`;
    const under = piece.level === 1 ? `\n${'='.repeat(piece.text.length)}` : '';
    return `\n${piece.level === 2 ? piece.text.toUpperCase() : piece.text}${under}\n\n`;
  };
  return pieces.map((piece) => tell(piece)).join('');
}

function asMarkdown(pieces: Piece[]): string {
  const tell = (piece: Piece): string =>
    piece.kind === 'heading' ? `${'#'.repeat(piece.level)} ${piece.text}` : piece.kind === 'line' ? piece.text : '';
  return pieces.map((piece) => tell(piece)).join('\n\n');
}
