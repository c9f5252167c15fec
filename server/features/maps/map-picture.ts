import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Fog } from '#domain/map-fog.ts';
import type { Files } from '#server/kernel/files.ts';
import { inProject } from '#server/kernel/in-project.ts';
import type { WorldPicture } from './maps.store.ts';

/** Where a campaign's map is fetched; another address for each picture of it that is shown, so that none is seen too long. */
export function mapAddress(campaignId: string, picture: WorldPicture, cover: Fog | null): string | null {
  const name = picture.mapPath ?? picture.mapUrl;
  return name === null ? null : `/api/campaigns/${campaignId}/map?v=${hashOf(name, cover)}`;
}

/** The fog that one person sees the map under; none for those who lead, or while it is off. */
export function coverFor(fog: Fog, leads: boolean): Fog | null {
  return fog.on && !leads ? fog : null;
}

/** The file of a map on this machine, and a name that no other file and no other state of the fog has. */
export interface MapFile {
  place: string;
  type: string;
  tag: string;
}

/** The file that is shown, whole or as what a picture is cut from; null where there is none. */
export async function findMapFile(picture: WorldPicture, cover: Fog | null, files: Pick<Files, 'placeOf'>): Promise<MapFile | null> {
  const file = placeOf(picture, cover !== null, files);
  const about = file && (await stat(file.place).catch(() => null));
  return file && about && { ...file, tag: hashOf(`${file.place} ${about.size} ${about.mtimeMs}`, cover) };
}

function placeOf({ mapPath, mapUrl, type }: WorldPicture, forFog: boolean, { placeOf: at }: Pick<Files, 'placeOf'>) {
  if (mapPath !== null) return { place: at(mapPath), type: type ?? 'application/octet-stream' };
  if (mapUrl === null) return null;
  const place = inProject('web', 'public', mapUrl);
  const drawn = place.replace(/\.svg$/, '.webp');
  // A drawing that the product ships has its lettering; servers have few typefaces to draw it with.
  return forFog && existsSync(drawn) ? { place: drawn, type: 'image/webp' } : { place, type: 'image/svg+xml' };
}

function hashOf(name: string, cover: Fog | null): string {
  const state = cover === null ? 'whole' : `${cover.columns} ${cover.rows} ${cover.revealed.replace(/0+$/, '')}`;
  return createHash('sha256').update(`${name}\n${state}`).digest('base64url').slice(0, 22);
}
