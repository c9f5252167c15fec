import { Refusal } from '#domain/refusals/refusals.ts';

/** Characters a single line may have; a paragraph of a whole chapter has a tenth of it. */
const longestLine = 200_000;

/**
 * Text out of bytes: UTF-8, UTF-16 by its mark, else Windows-1252. Refuses bytes that are no text (NUL, control characters)
 * and characters that are halves of others.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes).replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  if (/[[\p{Cc}\uFFFE\uFFFF]--[\t-\r\u0080-\u009F]]/v.test(text)) throw new Refusal('document.notText');
  if (!text.isWellFormed()) throw new Refusal('document.brokenText');
  return text;
}

/** Refuses text with a line that nobody typed. */
export function refuseEndlessLine(text: string): void {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    if (stop - start > longestLine) throw new Refusal('document.endlessLine');
    start = stop + 1;
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return wide(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return wide(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return narrow(bytes);
  }
}

function wide(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('document.brokenText');
  }
}

/** An old file without a mark. Half characters in UTF-8 would pass for accents here. */
function narrow(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (/\u00ED[\u00A0-\u00BF][\u0080-\u00BF]/.test(raw)) throw new Refusal('document.brokenText');
  if (/[\u0081\u008D\u008F\u0090\u009D]/.test(raw)) throw new Refusal('document.notText');
  return new TextDecoder('windows-1252').decode(bytes);
}
