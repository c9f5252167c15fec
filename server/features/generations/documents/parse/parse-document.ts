import { assemble, type Piece } from './assemble.ts';
import { decodeText, refuseEndlessLine } from './decode-text.ts';
import type { ReadDocument } from './document.ts';
import { parseJson } from './parse-json.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { parseText } from './parse-text.ts';
import { formatOf, refuseMismatch } from '#server/features/world-formats/index.ts';
import type { DocumentFormat } from '#server/features/world-formats/index.ts';

/** Reads a document where it is called; `readDocument` calls it in a process of its own. */
export async function parseDocument(name: string, bytes: Uint8Array): Promise<ReadDocument> {
  const format = formatOf(name);
  await refuseMismatch(format, bytes);
  return assemble(name, format, await piecesOf(format, name, bytes));
}

async function piecesOf(format: DocumentFormat, name: string, bytes: Uint8Array): Promise<Iterable<Piece>> {
  switch (format) {
    // Each of these brings a large library, which the others need not wait for.
    case 'pdf':
      return (await import('./parse-pdf.ts')).parsePdf(bytes);
    case 'docx':
      return (await import('./parse-docx.ts')).parseDocx(bytes);
    case 'doc':
      return (await import('./parse-doc.ts')).parseDoc(bytes);
    case 'json':
      return parseJson(decodeText(bytes), name);
    case 'md':
      return parseMarkdown(lined(bytes));
    case 'txt':
      return parseText(lined(bytes));
  }
}

function lined(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  refuseEndlessLine(text);
  return text;
}
