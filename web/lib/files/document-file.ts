import { limits } from '#domain/limits/limits.ts';
import { endingOf } from '#domain/chat/upload.ts';

const endings = ['txt', 'md', 'pdf', 'doc', 'docx', 'json'];

/** What a file chooser is to offer. */
export const documentAccept = endings.map((ending) => `.${ending}`).join(',');

/** What is wrong with a file, as its field says it and as a notice says it. */
export interface WrongFile {
  field: string;
  notice: string;
}

/** Why a file cannot be taken as a document, by its name and its bytes; null when it can. The server looks into it as well. */
export function wrongWithDocument({ name, size }: { name: string; size: number }): WrongFile | null {
  if (!endings.includes(endingOf(name))) {
    return {
      field: 'Please select a valid document file (txt, md, pdf, doc, docx, json)',
      notice: 'Please select a valid file type (TXT, MD, PDF, DOC, DOCX, or JSON)',
    };
  }
  const empty = 'This file is empty (0 bytes). Please choose another.';
  if (size === 0) return { field: empty, notice: empty };
  const tooLarge = 'File size must be less than 10MB';
  return size > limits.uploadBytes ? { field: tooLarge, notice: tooLarge } : null;
}
