import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { base64File } from '#domain/battle-map/base64-file.ts';
import { soundTypes } from './sound-types.ts';

const { nameLength, soundBytes } = battleMapLimits;

/** What a sound file is called. */
const SoundName = z.string().trim().min(1).max(nameLength).refine(isWritable);

/** What is told of the sound file of a battle map. It is heard at an address of its own. */
export const LaidSound = z.object({
  /** Another word for each file. */
  version: z.uuid(),
  name: SoundName,
});
export type LaidSound = z.infer<typeof LaidSound>;

/** A sound file as the file of a campaign holds it. */
export const MapSound = z.object({
  name: SoundName,
  type: z.enum(soundTypes),
  base64: base64File(soundBytes),
});
export type MapSound = z.infer<typeof MapSound>;
