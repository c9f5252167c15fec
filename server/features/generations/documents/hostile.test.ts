import { deflateRawSync, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { Refusal, type RefusalCode } from '#domain/refusals/refusals.ts';
import type { Piece } from './parse/assemble.ts';
import { writeDoc } from './labelled/write-doc.fixture.ts';
import { writeDocx } from './labelled/write-docx.fixture.ts';
import { pdfOf, writePdf } from './labelled/write-pdf.fixture.ts';
import { tier } from '#tests/support/tier.ts';
import { readBytes, readBytesHere } from './read-bytes.fixture.ts';

/** What is read to its end: in the nightly run all that a document may have. */
const LARGE = tier.bound(limits.uploadBytes / 8, limits.uploadBytes);
const words: Piece[] = [{ kind: 'line', text: 'A few honest words about a ferry.' }];
const xml = (body: string) => strToU8(`<?xml version="1.0"?>${body}`);
const laughs = xml('<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><w:document><w:body>&b;</w:body></w:document>');

/** A docx whose directory says that its document is small, with much more packed in it. */
function lyingDocx(): Uint8Array {
  const packed = Buffer.from(writeDocx(words));
  const at = packed.lastIndexOf('word/document.xml') - 46;
  packed.writeUInt32LE(40, at + 24);
  return packed;
}

function lockedZip(): Uint8Array {
  const packed = Buffer.from(writeDocx(words));
  for (let at = packed.indexOf('PK\u0001\u0002'); at >= 0; at = packed.indexOf('PK\u0001\u0002', at + 4)) packed.writeUInt16LE(1, at + 8);
  return packed;
}

function circularDoc(): Uint8Array {
  const file = Buffer.from(writeDoc(words));
  const table = (file.readUInt32LE(76) + 1) * 512;
  file.writeUInt32LE(0, table + 12);
  return file;
}

const lockedDocx = Buffer.concat([Buffer.from(writeDoc(words)), Buffer.from('EncryptedPackage', 'utf16le')]);
const encryptedPdf = pdfOf(
  [deflateSync(Buffer.from('BT ET'))],
  '/Encrypt << /Filter /Standard /V 1 /R 2 /O (12345678901234567890123456789012) /U (12345678901234567890123456789012) /P -4 >> /ID [(a) (a)]',
);
const zeros = Buffer.alloc(80 * 1024 * 1024);

const hostile: [string, string, () => Uint8Array, RefusalCode][] = [
  ['one byte more than 10 MB', 'a.txt', () => Buffer.alloc(limits.uploadBytes + 1, 'a b\n'), 'file.tooLarge'],
  ['a program', 'a.exe', () => Buffer.from('MZ'), 'file.wrongType'],
  ['a name without an ending', 'notes', () => Buffer.from('words'), 'file.wrongType'],
  ['no bytes', 'a.md', () => new Uint8Array(), 'document.empty'],
  ['only blanks', 'a.md', () => Buffer.from(' \n\t\n'), 'document.empty'],
  ['a PDF called txt', 'a.txt', () => writePdf(words), 'document.mismatch'],
  ['text called pdf', 'a.pdf', () => Buffer.from('words and words'), 'document.mismatch'],
  ['a picture called docx', 'a.docx', () => Buffer.from('\u0089PNG\r\n\u001a\n0000', 'latin1'), 'document.mismatch'],
  ['a docx called doc', 'a.doc', () => writeDocx(words), 'document.mismatch'],
  ['an archive that is no document', 'a.docx', () => zipSync({ 'a.txt': strToU8('words') }), 'document.mismatch'],
  ['a docx bomb by ratio', 'a.docx', () => writeDocx(words, { 'word/media.bin': zeros.subarray(0, 2_000_000) }), 'document.bomb'],
  [
    'a docx bomb by declared size',
    'a.docx',
    () => writeDocx(words, { 'word/media.bin': zeros, 'word/more.bin': zeros.subarray(0, 30_000_000) }),
    'document.bomb',
  ],
  ['a docx that lies about its size', 'a.docx', lyingDocx, 'document.broken'],
  ['a path out of the archive', 'a.docx', () => writeDocx(words, { '../../evil.xml': xml('<a/>') }), 'document.unsafe'],
  ['XML that expands entities', 'a.docx', () => writeDocx(words, { 'word/document.xml': laughs }), 'document.unsafe'],
  ['broken XML', 'a.docx', () => writeDocx(words, { 'word/document.xml': xml('<w:document><w:body>') }), 'document.broken'],
  ['a locked archive', 'a.docx', lockedZip, 'document.encrypted'],
  ['a locked docx', 'a.docx', () => lockedDocx, 'document.encrypted'],
  ['half a docx', 'a.docx', () => writeDocx(words).subarray(0, 700), 'document.broken'],
  ['a locked doc', 'a.doc', () => writeDoc(words, 0x0100), 'document.encrypted'],
  ['half a doc', 'a.doc', () => writeDoc(words).subarray(0, 2000), 'document.broken'],
  ['a doc that runs in circles', 'a.doc', circularDoc, 'document.broken'],
  ['a locked PDF', 'a.pdf', () => encryptedPdf, 'document.encrypted'],
  ['a broken PDF', 'a.pdf', () => Buffer.from('%PDF-1.7\nnothing that follows makes sense'), 'document.broken'],
  ['a PDF bomb', 'a.pdf', () => pdfOf([deflateSync(zeros)]), 'document.bomb'],
  ['a PDF bomb packed twice', 'a.pdf', () => pdfOf([deflateSync(deflateSync(zeros))]), 'document.bomb'],
  ['a PDF of pictures only', 'a.pdf', () => pdfOf([deflateSync(Buffer.from('0 0 10 10 re f'))]), 'document.empty'],
  [
    'bytes called txt',
    'a.txt',
    () => deflateRawSync(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index * 31) % 251))),
    'document.notText',
  ],
  ['NUL within text', 'a.md', () => Buffer.from('words\0words'), 'document.notText'],
  ['half a letter in UTF-16', 'a.txt', () => Buffer.from('\uFEFFab\uD800cd', 'utf16le'), 'document.brokenText'],
  ['half a letter in UTF-8', 'a.txt', () => Buffer.from([97, 0xed, 0xa0, 0x80, 98]), 'document.brokenText'],
  ['half a letter in JSON', 'a.json', () => Buffer.from(String.raw`{"name":"a\ud800"}`), 'document.brokenText'],
  ['NUL in JSON', 'a.json', () => Buffer.from(String.raw`{"name":"a\u0000"}`), 'document.notText'],
  ['a huge line', 'a.txt', () => Buffer.alloc(300_000, 'word '), 'document.endlessLine'],
  ['JSON nested deeply', 'a.json', () => Buffer.from('['.repeat(100_000) + ']'.repeat(100_000)), 'document.tooDeep'],
  ['broken JSON', 'a.json', () => Buffer.from('{"name":'), 'document.broken'],
];

/** What takes memory or the stack of whoever reads it, is read where the product reads it. */
const heavy = new Set<RefusalCode>(['document.bomb', 'document.tooDeep', 'document.endlessLine']);

describe('A hostile document', () => {
  it.each(hostile)('that is %s is refused', async (_, name, make, code) => {
    const read = heavy.has(code) ? readBytes : readBytesHere;
    await expect(read({ name, bytes: make() })).rejects.toEqual(new Refusal(code));
  });

  it(`of exactly ${LARGE} bytes is read`, async () => {
    const bytes = Buffer.alloc(LARGE, 'The ferry goes when the water allows it.\n\n');
    expect((await readBytes({ name: 'a.txt', bytes })).document.text.length).toBeGreaterThan(LARGE * 0.9);
  });

  it('that needs more memory than a process may have ends only its own', async () => {
    const json = `[${Array.from({ length: 1_400_000 }, () => '[[7]]').join(',')}]`;
    await expect(readBytes({ name: 'a.json', bytes: Buffer.from(json) })).rejects.toBeInstanceOf(Refusal);
    expect((await readBytes({ name: 'a.txt', bytes: Buffer.from('Still here.') })).document.text).toBe('Still here.');
  });
});
