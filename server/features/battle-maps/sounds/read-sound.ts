import type { SoundType } from '#domain/battle-map/sound/sound-types.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';

const text = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1');

/** What a file of MPEG-4 with sound names itself by its first bytes. */
const mp4Brands: readonly string[] = ['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'iso5', 'iso6', 'dash'];

const kinds: readonly { type: SoundType; isSo: (bytes: Buffer) => boolean }[] = [
  { type: 'audio/ogg', isSo: (bytes) => text(bytes, 0, 4) === 'OggS' },
  { type: 'audio/wav', isSo: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE' },
  { type: 'audio/mp4', isSo: (bytes) => text(bytes, 4, 8) === 'ftyp' && mp4Brands.includes(text(bytes, 8, 12)) },
  { type: 'audio/mpeg', isSo: (bytes) => text(bytes, 0, 3) === 'ID3' || isFrameOfMp3(bytes) },
];

/** Whether bytes begin with a frame of layer III: eleven bits that are set, a version, and the layer. */
function isFrameOfMp3([first = 0, second = 0]: Buffer): boolean {
  const hasVersion = (second & 0x18) !== 0x08;
  return first === 0xff && (second & 0xe0) === 0xe0 && hasVersion && (second & 0x06) === 0x02;
}

/** What kind of sound file bytes are by the first of them, whatever anybody calls it; null for anything else, and for one that is too large. */
export function soundTypeOf(bytes: Buffer): SoundType | null {
  if (bytes.length > battleMapLimits.soundBytes) return null;
  return kinds.find(({ isSo }) => isSo(bytes))?.type ?? null;
}
