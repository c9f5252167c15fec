import { fileTypeFromBuffer } from 'file-type';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { claimedPixels } from '#server/kernel/files/picture-size.ts';
import { formatOf, refuseMismatch } from '#server/features/world-formats/index.ts';
import type { DocumentFormat } from '#server/features/world-formats/index.ts';

const pictures: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };
const types: Record<DocumentFormat, string> = {
  txt: 'text/plain',
  md: 'text/markdown',
  json: 'application/json',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
/** The kind of a document by its ending and its bytes; refuses one that is not what its name says. */
export async function sniffDocument(name: string, bytes: Buffer): Promise<string> {
  const format = formatOf(name);
  await refuseMismatch(format, bytes);
  return types[format];
}

/** The kind of a picture by its bytes alone; refuses everything a browser might run, as SVG, and what claims more pixels than anybody can draw. */
export async function sniffPicture(bytes: Buffer): Promise<{ type: string; ending: string }> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const ending = found && pictures[found.mime];
  if (!ending) throw new Refusal('file.wrongPicture');
  const pixels = claimedPixels(bytes);
  if (pixels === null) throw new Refusal('file.wrongPicture');
  if (pixels > limits.picturePixels) throw new Refusal('file.pictureTooLarge');
  return { type: found.mime, ending };
}
