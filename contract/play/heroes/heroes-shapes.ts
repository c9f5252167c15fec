import { CharacterCard } from '#domain/character/card.ts';
import { Character } from '#domain/character/character.ts';
import { Uuid } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { z } from 'zod';
import { Changed, ShownSheetShape } from '#contract/play/characters-shapes.ts';

/** A hero as a device keeps it. The server writes it and reads it; nobody else looks into it. */
export interface HeroDocument {
  /** Of its form. */
  readonly schema: number;
}
export const HeroDocument = z.custom<HeroDocument>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

/** A hero away from tables: the whole of it, or its id in the account of the asking person. */
export const AskedHero = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('given'), given: HeroDocument }),
  z.object({ kind: z.literal('kept'), kept: Uuid }),
]);
export type AskedHero = z.infer<typeof AskedHero>;

/** Base64; null where the portrait is drawn. */
export const Picture = z.string().max(gameLimits.portraitLength).nullable();

/** A hero who was just made, for whoever asked to keep. */
export const MadeHero = z.object({ hero: HeroDocument, card: CharacterCard, character: Character });
export type MadeHero = z.infer<typeof MadeHero>;

/** A sheet away from tables as a page shows it. */
export const HeroSheet = z.object({
  character: Character,
  shown: ShownSheetShape,
  position: z.int(),
  card: CharacterCard,
  picture: Picture,
});

/** What came of a change. */
export const HeroChanged = Changed.extend({
  /** The hero as it stands, for a device to keep; null for one that an account keeps. */
  hero: HeroDocument.nullable(),
  card: CharacterCard,
});
export type HeroChanged = z.infer<typeof HeroChanged>;
