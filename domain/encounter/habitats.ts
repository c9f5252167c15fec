import bands from '#content/encounters/bands.json' with { type: 'json' };
import habitats from '#content/encounters/habitats.json' with { type: 'json' };
import landWords from '#content/encounters/terrain-words.json' with { type: 'json' };
import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { terrains } from './terrains.ts';

const Habitat = z.object({
  /** The name of a creature of the SRD. */
  name: z.string().min(1),
  terrains: z.array(z.enum(terrains)).min(1),
  /** With whom it goes about: creatures of one band are met together. */
  bands: z.array(z.string().min(1)).default([]),
});
export type Habitat = z.infer<typeof Habitat>;

/** Where each creature of the SRD is met and with whom, by its name. Both are ours: the SRD says neither. */
export const habitatOf: ReadonlyMap<string, Habitat> = new Map(
  readContent('content/encounters/habitats.json', z.array(Habitat), habitats).map((each) => [each.name, each]),
);

const BandWords = z.object({ band: z.string().min(1), words: z.array(z.string().min(1)).min(1) });

/** Words by which a text speaks of a whole band, in the singular or irregular plurals. */
export const bandWords: readonly z.infer<typeof BandWords>[] = readContent('content/encounters/bands.json', z.array(BandWords), bands);

const TerrainWords = z.object({ terrain: z.enum(terrains), words: z.array(z.string().min(1)).min(1) });

/** Words by which a text speaks of a terrain, in the singular or irregular plurals. */
export const terrainWords: readonly z.infer<typeof TerrainWords>[] = readContent(
  'content/encounters/terrain-words.json',
  z.array(TerrainWords),
  landWords,
);
