import { z } from 'zod';
import { isCharacterFile } from '#domain/character/interchange/file.ts';
import type { CharacterSource } from '#domain/character/source.ts';
import type { Manifest } from '#domain/market/manifest.ts';

const File = z.looseObject({ character: z.looseObject({}) });

/** The file of a hero of a package, with the package as where they came from; what is no file of ours as it is. */
export function heroFrom(text: string, { title, author, version, license, provenance }: Manifest): string {
  const file = File.safeParse(dataIn(text));
  if (!file.success || !isCharacterFile(file.data)) return text;
  const source: CharacterSource = { kind: 'package', title, author, version, license, provenance };
  return `${JSON.stringify({ ...file.data, character: { ...file.data.character, source } }, null, 2)}\n`;
}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
