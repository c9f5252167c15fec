import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { linedParts, PictureLine, PortraitLine } from '#domain/campaign-file/campaign-file.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { portraitStore } from '#server/features/characters/index.ts';
import { wholePictures } from '#server/features/chat-images/index.ts';
import { sniffPicture } from '#server/features/world-files/index.ts';
import type { Arriving } from './arriving.ts';
import { readLines } from './read-lines.ts';
import type { ReadCampaign } from './read-campaign.ts';
import { damagedPart, refuseFile } from './refuse-file.ts';
import type { Unpacked } from './unpack-campaign.ts';

type Part = NonNullable<ReturnType<Unpacked['parts']['get']>>;

/** Bytes of the pictures of messages, which count for whoever keeps them. */
export function bytesOfPictures({ campaign: { file } }: Pick<Arriving, 'campaign'>): number {
  const pictures = [...file.parts.values()].filter(({ path }) => path.startsWith('pictures/'));
  return pictures.reduce((sum, { size }) => sum + size, 0);
}

/** The parts by the paths that the lines name, whose ids are new. */
const partsByNewPath = ({ file, ids }: ReadCampaign): Map<string, Part> =>
  new Map([...file.parts].map(([path, part]) => [ids(path), part]));

interface Found {
  part: Part;
  bytes: Buffer;
  type: string;
  ending: string;
}

/** Refuses a picture that is not there, is too large or is none. */
async function pictureAt(parts: ReadonlyMap<string, Part>, path: string): Promise<Found> {
  const part = parts.get(path);
  if (!part) throw refuseFile('This file lacks a picture that it names.');
  if (part.size > limits.imageBytes) throw refuseFile(`${part.path} is too large for a picture.`);
  const bytes = await readFile(part.place);
  const { type, ending } = await sniffPicture(bytes).catch((error: unknown) => {
    throw error instanceof Refusal ? refuseFile(`${part.path} is no picture that can be shown here.`) : error;
  });
  return { part, bytes, type, ending };
}

/** Looks at every picture and keeps none. Refuses what is no picture, and a portrait that is not the one it is called after. */
export async function checkPictures({ campaign }: Pick<Arriving, 'campaign'>): Promise<void> {
  const parts = partsByNewPath(campaign);
  for await (const { value } of readLines(campaign.file, 'pictures', PictureLine, campaign.ids)) await pictureAt(parts, value.path);
  for await (const { value, line } of readLines(campaign.file, 'portraits', PortraitLine, campaign.ids)) {
    const { bytes } = await pictureAt(parts, value.path);
    if (createHash('sha256').update(bytes).digest('hex').slice(0, 32) !== value.id) throw damagedPart(linedParts.portraits, line, ['id']);
  }
}

/** Keeps the pictures of messages and the portraits of heroes. */
export async function keepPictures({ kernel, by, campaign }: Arriving): Promise<void> {
  const { about, file, ids } = campaign;
  const parts = partsByNewPath(campaign);
  for await (const { value } of readLines(file, 'pictures', PictureLine, ids)) {
    const { id, messageId, alt, width, height, createdAt, path } = value;
    const { part, type, ending } = await pictureAt(parts, path);
    const place = `campaigns/${about.id}/images/${id}.${ending}`;
    await kernel.files.keep(place, part.place);
    const image = { id, campaignId: about.id, uploadedBy: by.id, path: place, type, size: part.size, alt, width, height };
    await transact(kernel, async ({ sql }) => {
      await wholePictures.insertImage(sql, image, new Date(createdAt));
      await wholePictures.bindImages(sql, [{ imageId: id, messageId }]);
    });
  }
  for await (const { value } of readLines(file, 'portraits', PortraitLine, ids)) {
    const { bytes, type } = await pictureAt(parts, value.path);
    const name = { campaignId: about.id, characterId: value.characterId, id: value.id };
    await transact(kernel, ({ sql, now }) => portraitStore.savePicture(sql, name, { bytes, type }, now));
  }
}
