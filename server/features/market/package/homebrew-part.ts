import { z } from 'zod';
import { homebrewFormat } from '#domain/homebrew/entries-file.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { json } from '#server/features/world-formats/index.ts';

const File = z.object({
  format: z.literal(homebrewFormat),
  version: z.literal(1),
  entries: z.array(HomebrewEntry).min(1).max(limits.homebrewPerCampaign),
});

/** The entries of a part that holds homebrew; null where it holds none that can be read. Refuses JSON that no import reads. */
export function entriesIn(bytes: Uint8Array): HomebrewEntry[] | null {
  const text = new TextDecoder().decode(bytes);
  return File.safeParse(json.readJson(text, 'parts/homebrew.json')).data?.entries ?? null;
}

/** The homebrew of a package by its parts; null where it holds none. */
export function homebrewIn({ parts }: Manifest, bytes: ReadonlyMap<string, Uint8Array>): HomebrewEntry[] | null {
  const part = parts.find(({ holds }) => holds === 'homebrew');
  const found = part && bytes.get(part.path);
  return found ? entriesIn(found) : null;
}
