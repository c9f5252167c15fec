import { deflateSync } from 'node:zlib';
import type { Piece } from '#server/features/generations/documents/parse/assemble.ts';

const page = { width: 420, height: 595, margin: 50, size: 10 };

/** A PDF of these pieces as a word processor sets it: wrapped lines, larger headings, a running head and page numbers. */
export function writePdf(pieces: Iterable<Piece>, head = 'For the table'): Uint8Array {
  const pages: string[] = [];
  let content = '';
  let y = 0;
  const turn = () => {
    if (content !== '') pages.push(content);
    content = show(head, page.margin, page.height - 25, 8) + show(String(pages.length + 1), page.width / 2, 20, 8);
    y = page.height - page.margin;
  };
  turn();
  for (const piece of pieces) {
    if (piece.kind === 'page') continue;
    const size = piece.kind === 'heading' ? Math.max(12, 24 - piece.level * 3) : page.size;
    y -= piece.kind === 'heading' ? size : 4;
    for (const line of wrap(piece.text, size)) {
      if (y < page.margin) turn();
      content += show(line, page.margin, y, size);
      y -= size * 1.3;
    }
  }
  pages.push(content);
  return pdfOf(pages.map((drawn) => deflateSync(Buffer.from(drawn, 'latin1'))));
}

/** A PDF with these packed pages; `extra` goes into its trailer. */
export function pdfOf(pages: Uint8Array[], extra = ''): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects: Uint8Array[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  ];
  for (const [index, packed] of pages.entries()) {
    const box = `/MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R >> >>`;
    objects.push(Buffer.from(`<< /Type /Page /Parent 2 0 R ${box} /Contents ${5 + index * 2} 0 R >>`));
    const opened = Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`);
    objects.push(Buffer.concat([opened, packed, Buffer.from('\nendstream')]));
  }
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let place = 9;
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(place);
    place += whole.length;
    parts.push(whole);
  }
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${extra} >>\nstartxref\n${place}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function show(text: string, x: number, y: number, size: number): string {
  const narrow = text.replaceAll('−', '-').replaceAll('–', '\u0096').replaceAll('—', '\u0097').replaceAll('’', '\u0092');
  return `BT /F1 ${size} Tf ${x} ${y.toFixed(1)} Td (${narrow.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET\n`;
}

/** Half an em is wide enough for the average letter. */
function wrap(text: string, size: number): string[] {
  const room = Math.floor((page.width - 2 * page.margin) / (size * 0.47));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
