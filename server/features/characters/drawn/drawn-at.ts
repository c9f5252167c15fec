import { createHash } from 'node:crypto';
import { DRAWN_PORTRAITS } from '#domain/character/portrait-address.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import type { ServedPicture } from '#server/kernel/http/serve-pictures.ts';
import { drawPortrait } from './draw-portrait.ts';

const address = new RegExp(`^${DRAWN_PORTRAITS}([a-z]+)/([a-z]+)/([^/?]*)\\.svg$`);

/** The drawn face that an address names; null for any other address. It says nothing of anybody, so that whoever asks may see it. */
export function drawnAt(url: string): ServedPicture | null {
  const [, kind, work, written = ''] = address.exec(url) ?? [];
  const species = speciesIds.find((each) => each === kind);
  const calling = classIds.find((each) => each === work);
  const seed = textOf(written);
  if (!species || !calling || seed === null || seed.length > gameLimits.portraitSeedLength) return null;
  const bytes = Buffer.from(drawPortrait(species, calling, seed));
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  return { bytes, type: 'image/svg+xml', etag, isForAll: true };
}

/** What is written in an address; null where it cannot be read. */
function textOf(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
