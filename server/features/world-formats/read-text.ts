import { importRefusal } from './import-refusals.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as UTF-8 text, nothing trimmed. Refuses what is none. */
export function readText(bytes: Uint8Array, where: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw importRefusal('notText', { name: where });
  }
}
