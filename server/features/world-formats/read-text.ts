import { ImportRefused } from './import-refused.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as UTF-8 text, nothing trimmed. Refuses what is none. */
export function readText(bytes: Uint8Array, where: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ImportRefused('notText', where);
  }
}
