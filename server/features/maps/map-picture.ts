import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Fog } from '#domain/maps/fog.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { inProject } from '#server/kernel/in-project.ts';
import type { WorldPicture } from './maps.store.ts';

/** Where a campaign's map is fetched; another address for each picture of it that is shown, so that none is seen too long. */
export function mapAddress(campaignId: string, picture: WorldPicture, cover: Fog | null): string | null {
  const name = picture.mapPath ?? picture.mapUrl;
  return name === null ? null : `/api/campaigns/${campaignId}/map?v=${hashOf(name, cover)}`;
}

/** The fog that one person sees the map under; none for those who lead, or while it is off. */
export function coverFor(fog: Fog, isGameMaster: boolean): Fog | null {
  return fog.on && !isGameMaster ? fog : null;
}

/** The picture of a map, and a name that no other picture and no other state of the fog has. */
export interface MapFile {
  /** Of the file, whatever lies over it. */
  name: string;
  type: string;
  tag: string;
  /** Its bytes; null where it has gone meanwhile. */
  read(): Promise<Readable | null>;
  /** Gives `use` a place on this machine where it can be read, for as long as that runs; throws where it has gone meanwhile. */
  lend<Result>(use: (place: string) => Promise<Result>): Promise<Result>;
}

/** The file that is shown, whole or as what a picture is cut from; null where there is none. */
export async function findMapFile({ mapPath, mapUrl, type }: WorldPicture, cover: Fog | null, files: FileStore): Promise<MapFile | null> {
  if (mapPath !== null) return keptFile(mapPath, type ?? 'application/octet-stream', cover, files);
  return mapUrl === null ? null : shippedFile(inProject('web', 'public', mapUrl), cover);
}

/** A picture that was uploaded. */
async function keptFile(path: string, type: string, cover: Fog | null, files: FileStore): Promise<MapFile | null> {
  const about = await files.about(path);
  return (
    about && {
      name: path,
      type,
      tag: hashOf(`${path} ${about.bytes} ${about.tag}`, cover),
      read: () => files.read(path),
      lend: (use) =>
        files.lend([path], async (places) => {
          const place = places.get(path);
          if (place === undefined) throw new Error('The picture of a map has gone.');
          return use(place);
        }),
    }
  );
}

/** A picture that the product ships. */
async function shippedFile(drawing: string, cover: Fog | null): Promise<MapFile | null> {
  const drawn = drawing.replace(/\.svg$/, '.webp');
  // A drawing that the product ships has its lettering; servers have few typefaces to draw it with.
  const isDrawn = cover !== null && existsSync(drawn);
  const [place, type] = isDrawn ? [drawn, 'image/webp'] : [drawing, 'image/svg+xml'];
  const about = await stat(place).catch(() => null);
  return (
    about && {
      name: place,
      type,
      tag: hashOf(`${place} ${about.size} ${about.mtimeMs}`, cover),
      read: () => Promise.resolve(createReadStream(place)),
      lend: (use) => use(place),
    }
  );
}

function hashOf(name: string, cover: Fog | null): string {
  const state = cover === null ? 'whole' : `${cover.columns} ${cover.rows} ${cover.revealed.replace(/0+$/, '')}`;
  return createHash('sha256').update(`${name}\n${state}`).digest('base64url').slice(0, 22);
}
