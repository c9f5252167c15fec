import { getDocumentProxy } from 'unpdf';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Piece } from './assemble.ts';
import { PageLines, type PdfLine } from './page-lines.ts';
import { tellPages } from './tell-pages.ts';
import { refusePdfBomb } from './refuse-pdf-bomb.ts';

const mostPages = 3000;

/** A PDF to pieces: lines by their height, headings by their letters, page by page. Refuses one that is locked or damaged. */
export async function parsePdf(bytes: Uint8Array): Promise<Iterable<Piece>> {
  refusePdfBomb(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const document = await open(bytes);
  if (document.numPages > mostPages) throw new Refusal('document.tooLong');
  const pages: PdfLine[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = new PageLines();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , c, d, x, y] = item.transform.map(Number);
      lines.add({ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: Math.hypot(c ?? 0, d ?? 0), font: item.fontName });
    }
    pages.push(lines.done());
    page.cleanup();
  }
  return tellPages(pages);
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, useSystemFonts: false, stopAtErrors: false, maxImageSize: 1 });
  } catch (error) {
    throw new Refusal(error instanceof Error && error.name === 'PasswordException' ? 'document.encrypted' : 'document.broken');
  }
}
