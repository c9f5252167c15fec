import { CharacterCard } from '#domain/character/card.ts';
import { Character } from '#domain/character/character.ts';
import { Roll } from '#domain/dice/roll.ts';
import { z } from 'zod';

/** A card as one person sees it. */
export const SeenCard = CharacterCard.extend({
  /** Whether the sheet cannot be read; the card then shows what could be saved, and undoing its last change brings it back. */
  isDamaged: z.boolean().default(false),
  /** Whether it is a newer Hearthlore’s, and stays as it is until this one is updated. */
  isNewer: z.boolean().optional(),
  /** Who plays it. */
  playerName: z.string(),
  isMine: z.boolean(),
  /** Whether the asking person may change it: it is theirs, or they lead the table. Spectators may never. */
  mayAct: z.boolean(),
  /** Whether the asking person leads the table; left out where they do not. */
  leads: z.boolean().optional(),
});
export type SeenCard = z.infer<typeof SeenCard>;
/** A whole sheet as one person sees it; numbers are worked out by `deriveSheet`. */
const seenCharacterSchema = z.object({
  character: Character,
  /** Which version it is: changes that are announced say which one they follow. */
  position: z.int(),
  playerName: z.string(),
  isMine: z.boolean(),
  mayAct: z.boolean(),
  /** Whether the asking person leads the table; left out where they do not. */
  leads: z.boolean().optional(),
  /** Whether levels and rests wait for a Dungeon Master; left out where they do not. */
  awaitsDm: z.boolean().optional(),
  /** Whether the asking person gives Heroic Inspiration to this hero; left out where they do not. */
  givesInspiration: z.boolean().optional(),
});
export interface SeenCharacter extends z.infer<typeof seenCharacterSchema> {}
export interface SeenCharacterInput extends z.input<typeof seenCharacterSchema> {}
export const SeenCharacter: z.ZodType<SeenCharacter, SeenCharacterInput> = seenCharacterSchema;
/** A sheet as the server announces it to its table. */
export const SheetNews = z.object({
  /** The version it stands at. */
  position: z.int(),
  /** The version before; null for a new sheet. */
  after: z.int().nullable(),
  /** What has changed since then; all of a new sheet. */
  fields: z.custom<Partial<Character>>((value) => typeof value === 'object' && value !== null),
});
/** What came of a change: the sheet as it stands, sentences to show, dice rolled (the table sees those in the chat too). */
export const Changed = z.object({
  character: Character,
  sentences: z.array(z.string()),
  rolls: z.array(Roll),
  /** Where it stands in the history of the sheet, for `characters.undo`; null when nothing changed. */
  position: z.int().nullable(),
  /** Whether the story has just told it. Left out where it did not. */
  isInStory: z.literal(true).optional(),
});
export type Changed = z.infer<typeof Changed>;
