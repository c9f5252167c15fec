import { zipSync } from 'fflate';
import { decodeHTML } from 'entities';
import mammoth from 'mammoth';
import { Refusal } from '#domain/refusals/refusals.ts';
import { htmlTokens, zip } from '#server/features/world-formats/index.ts';
import type { Piece } from './assemble.ts';

/** The parts that hold words; pictures, macros and what else is packed with them are never handed on. */
const wordParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/[a-z]+\.xml\.rels)$/;

/** A Word document to pieces. Refuses an archive that is none, and XML that declares entities of its own. */
export async function parseDocx(bytes: Uint8Array): Promise<Piece[]> {
  const parts: Record<string, Uint8Array> = {};
  for (const [path, part] of zip.readZip(bytes)) {
    if (wordParts.test(path)) parts[path] = sound(part);
  }
  if (!parts['word/document.xml'] || !parts['[Content_Types].xml']) throw new Refusal('document.mismatch');
  const buffer = Buffer.from(zipSync(parts, { level: 0 }));
  const styleMap = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", 'br => br'];
  const { value } = await mammoth.convertToHtml({ buffer }, { styleMap });
  return [...tell(value)];
}

function sound(part: Uint8Array): Uint8Array {
  const xml = decode(part);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Refusal('document.unsafe');
  return part;
}

function decode(part: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(part);
  } catch {
    throw new Refusal('document.broken');
  }
}

const blocks = new Set(['p', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br']);

function* tell(html: string): Generator<Piece> {
  const line = new Line();
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') line.write(decodeHTML(token.text));
    else if (token.name === 'strong') line.bold += token.kind === 'open' ? 1 : -1;
    else if (token.kind === 'open' && token.name === 'li') line.mark = '- ';
    else if (token.kind === 'close' && (token.name === 'td' || token.name === 'th')) line.cell();
    else if (line.inTable ? token.name === 'tr' || token.name === 'table' : blocks.has(token.name)) yield* line.end(token.name);
    if (token.kind !== 'text' && token.name === 'table') line.inTable = token.kind === 'open';
  }
  yield* line.end('p');
}

/** The line that is being read. */
class Line {
  mark = '';
  bold = 0;
  inTable = false;
  #text = '';
  #thin = false;

  write(text: string): void {
    if (this.bold === 0 && text.trim() !== '') this.#thin = true;
    this.#text += text;
  }
  cell(): void {
    this.#text += ' | ';
  }
  *end(tag: string): Generator<Piece> {
    const text = this.#text.replace(/(?:\s*\|\s*)+$/, '').trim();
    const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : this.#looksLikeHeading(text) ? 6 : null;
    if (text !== '') yield level === null ? { kind: 'line', text: this.mark + text } : { kind: 'heading', level, text };
    this.#text = '';
    this.#thin = false;
    this.mark = '';
  }
  #looksLikeHeading(text: string): boolean {
    return !this.#thin && !this.inTable && this.mark === '' && text.length <= 60 && !/[.,;!?:]$/.test(text);
  }
}
