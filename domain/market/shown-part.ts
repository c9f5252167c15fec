import { z } from 'zod';
import { MapPicture } from '#domain/battle-map/map-picture.ts';
import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { Ground } from '#domain/battle-map/state.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { LoreCategory } from '#domain/world/lore/lore.ts';

/** What of a listing can be read before one gets it. */
export const shownKinds = ['homebrew', 'map', 'table', 'stamp', 'lore'] as const;
export type ShownKind = (typeof shownKinds)[number];

/** An entry of the lore of an adventure, as everybody may read it. */
export const ShownLore = z.object({ category: LoreCategory, name: z.string(), text: z.string() });
export type ShownLore = z.infer<typeof ShownLore>;

/** One thing of a listing, as it is read before one gets it. */
export const ShownPart = z.discriminatedUnion('of', [
  z.object({ of: z.literal('homebrew'), entry: HomebrewEntry }),
  z.object({ of: z.literal('map'), ground: Ground, picture: MapPicture.nullable() }),
  z.object({ of: z.literal('table'), table: RandomTable }),
  z.object({ of: z.literal('stamp'), stamp: OwnDrawing }),
  z.object({ of: z.literal('lore'), entry: ShownLore }),
]);
export type ShownPart = z.infer<typeof ShownPart>;
