import type { ClassId } from '#domain/srd/class-rules.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';

/** Below this the server draws portraits. */
export const DRAWN_PORTRAITS = '/portraits/drawn/';

/** Where the face stands that is drawn of a species, a first class and a seed. */
export const portraitAddress = (species: SpeciesId, calling: ClassId, seed: string): string =>
  `${DRAWN_PORTRAITS}${species}/${calling}/${encodeURIComponent(seed)}.svg`;
