import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { lostOfPicture, lostText } from '#domain/battle-map/svg/svg-lost.ts';
import { readVtt } from '#domain/battle-map/vtt/read-vtt.ts';
import type { ReadVtt } from '#domain/battle-map/vtt/read-vtt.ts';
import { vttRefusals } from '#domain/battle-map/vtt/vtt-refusals.ts';
import { battleMapLimits, vttReading } from '#domain/limits/battle-map-limits.ts';
import { fillSentence } from '#domain/result.ts';
import { readCarried } from '#web/features/battle-map/export/carried-map.ts';
import { isPng } from '#web/features/battle-map/export/png-chunks.ts';
import { fromBase64 } from '#web/lib/files/small-enough.ts';
import { drawnSvg } from './picture/drawn-svg.ts';
import { prepareMapPicture } from './picture/prepare-map-picture.ts';
import { readMapPicture } from './picture/read-map-picture.ts';
import { readGround } from './kept/read-ground.ts';

export interface Opened {
  ground: Ground;
  picture: MapPicture | null;
  /** The file has a picture that could not be read. */
  lacksPicture: boolean;
}

/** A picture without a map in it. */
export interface Picked {
  picked: File;
  /** What of the file is not in it; empty where all is. */
  lost: string;
}

const damaged = 'The map in this picture is damaged and cannot be opened. Save it again where you have it, or choose another file.';

/** A map out of a file: as it was saved here, or of what other programs say of it; the picture that it is, where no map is in it; or why not. */
export async function openedFile(file: File): Promise<Opened | Picked | string> {
  if (file.size > battleMapLimits.vttBytes)
    return fillSentence(vttRefusals.tooLarge, { megabytes: battleMapLimits.vttBytes / vttReading.bytesPerMegabyte });
  const name =
    file.name
      .replace(/\.[^.]*$/, '')
      .slice(0, battleMapLimits.nameLength)
      .trim() || 'Map';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const carried = await readCarried(bytes);
  if (carried === 'none') return pickedPicture(file, bytes);
  if (carried !== null) return (carried !== 'damaged' && wholeOf(carried.map)) || damaged;
  const answer = readVtt(new TextDecoder().decode(bytes), name);
  if (!answer.ok) return fillSentence(vttRefusals[answer.refused.code], answer.refused.slots);
  const { ground, picture, ours } = answer.value;
  const whole = wholeOf(ours);
  if (whole !== null) return whole;
  const under = picture === null ? null : await underMap(picture);
  return { ground, picture: under, lacksPicture: picture !== null && under === null };
}

/** A map as it was saved here. */
function wholeOf(ours: unknown): Opened | null {
  const ground = readGround(ours);
  return ground && { ground, picture: pictureIn(ours), lacksPicture: false };
}

/** A picture without a map in it, of which one can be made; one of lines is drawn as dots first. */
async function pickedPicture(file: File, bytes: Uint8Array): Promise<Picked | string> {
  if (isPng(bytes)) return { picked: new File([file], file.name, { type: 'image/png' }), lost: '' };
  const svg = new TextDecoder().decode(bytes);
  const drawn = await drawnSvg(svg);
  if (typeof drawn === 'string') return drawn;
  return { picked: new File([drawn], file.name, { type: drawn.type }), lost: lostText(lostOfPicture(svg)) };
}

/** The picture that our own part of a file has. */
const pictureIn = (ours: unknown) => (typeof ours === 'object' && ours !== null && 'picture' in ours ? readMapPicture(ours.picture) : null);

/** The picture of another program, made small enough to be kept; null where it is none. */
async function underMap({ base64, ...place }: NonNullable<ReadVtt['picture']>): Promise<MapPicture | null> {
  const [, type] = starts.find(([start]) => base64.startsWith(start)) ?? [];
  const file = type === undefined ? null : fromBase64(base64, type);
  const ready = file && (await prepareMapPicture(file));
  return ready === null || typeof ready === 'string' ? null : { type: ready.type, base64: ready.base64, ...place };
}

/** How pictures begin, as base64. */
const starts = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['UklGR', 'image/webp'],
] as const;
