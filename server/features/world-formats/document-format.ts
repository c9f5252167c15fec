import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import { Refusal } from '#domain/refusals/refusals.ts';

/** What may be uploaded, by the end of its name. */
const documentFormats = ['txt', 'md', 'pdf', 'doc', 'docx', 'json'] as const;
export const DocumentFormat = z.enum(documentFormats);
export type DocumentFormat = z.infer<typeof DocumentFormat>;

/** The format a name ends in. Refuses every other ending. */
export function formatOf(name: string): DocumentFormat {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const format = documentFormats.find((known) => known === ending);
  if (!format) throw new Refusal('file.wrongType');
  return format;
}

/** Files that begin with letters but are no text a person wrote. */
const disguised = new Set(['pdf', 'rtf', 'ps', 'eps', 'zip', 'docx', 'cfb']);

/** Refuses bytes that are not what the name says. */
export async function refuseMismatch(format: DocumentFormat, bytes: Uint8Array): Promise<void> {
  const begins = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1');
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext;
  if (format === 'pdf' && begins.includes('%PDF-')) return;
  if (format === 'docx') {
    // A locked one is packed like an old one.
    if (begins.startsWith('\u00D0\u00CF\u0011\u00E0')) throw new Refusal(isLocked(bytes) ? 'document.encrypted' : 'document.mismatch');
    if (begins.startsWith('PK') && (found === undefined || found === 'docx' || found === 'zip')) return;
  }
  if (format === 'doc' && begins.startsWith('\u00D0\u00CF\u0011\u00E0')) {
    if (isLocked(bytes)) throw new Refusal('document.encrypted');
    return;
  }
  const isText = format === 'txt' || format === 'md' || format === 'json';
  // Two letters at the start of a sentence can look like a picture; what holds no NUL is judged as text.
  if (isText && (found === undefined || (!disguised.has(found) && !begins.includes('\0')))) return;
  throw new Refusal('document.mismatch');
}

function isLocked(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}
