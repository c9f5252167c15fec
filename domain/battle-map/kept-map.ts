import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { MapPicture } from './map-picture.ts';
import { MapSound } from './sound/map-sound.ts';
import { Ground, Tokens } from './state.ts';

/** A battle map with everybody on it and the picture under it, its sound file, and whether the table sees it. */
export const KeptMapShape = z.object({
  map: Ground.extend({ id: Id, tokens: Tokens }),
  isShown: z.boolean(),
  picture: MapPicture.optional(),
  sound: MapSound.optional(),
});
