import { strToU8, zipSync } from 'fflate';
import type { Piece } from '#server/features/generations/documents/parse/assemble.ts';

const types = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`;
const documentRels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document of these pieces. `parts` are packed besides or instead. */
export function writeDocx(pieces: Iterable<Piece>, parts: Record<string, Uint8Array> = {}): Uint8Array {
  const body = [...pieces].map((piece) => (piece.kind === 'page' ? '' : paragraph(piece))).join('');
  const styles = [1, 2, 3, 4, 5, 6].map(
    (level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
  );
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(rels),
    'word/_rels/document.xml.rels': strToU8(documentRels),
    'word/styles.xml': strToU8(`<?xml version="1.0"?><w:styles ${word}>${styles.join('')}</w:styles>`),
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document ${word}><w:body>${body}</w:body></w:document>`),
    ...parts,
  });
}

function paragraph(piece: Exclude<Piece, { kind: 'page' }>): string {
  const text = piece.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const style = piece.kind === 'heading' ? `<w:pPr><w:pStyle w:val="Heading${piece.level}"/></w:pPr>` : '';
  return `<w:p>${style}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
