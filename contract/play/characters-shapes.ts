import type { Spell } from '#domain/srd/spells/spell.ts';
import type { CreationPlan } from '#domain/character/creation/ahead/creation-plan.ts';
import type { LevelPlan } from '#domain/character/advancement/ahead/level-plan.ts';
import { CharacterCard } from '#domain/character/card.ts';
import { Character } from '#domain/character/character.ts';
import type { Paper } from '#domain/character/shown/paper.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
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
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** What `showSheet` works out; the server makes it whole, so that nothing reads it field by field. */
export const ShownSheetShape = z.custom<ShownSheet>(isObject);
/** A whole sheet as one person sees it. */
const seenCharacterSchema = z.object({
  character: Character,
  /** What a page shows of it, worked out. */
  shown: ShownSheetShape,
  /** Which version it is: changes that are announced say which one they follow. */
  position: z.int(),
  playerName: z.string(),
  isMine: z.boolean(),
  mayAct: z.boolean(),
  /** Whether the asking person leads the table; left out where they do not. */
  leads: z.boolean().optional(),
  /** Whether levels and rests wait for a Dungeon Master; left out where they do not. */
  awaitsDm: z.boolean().optional(),
  /** Whether heroes of the table rise by milestones; left out where they rise by experience. */
  byMilestone: z.boolean().optional(),
  /** Whether the asking person gives Heroic Inspiration, experience and levels to this hero; left out where they do not. */
  givesInspiration: z.boolean().optional(),
});
export interface SeenCharacter extends z.infer<typeof seenCharacterSchema> {}
export interface SeenCharacterInput extends z.input<typeof seenCharacterSchema> {}
export const SeenCharacter: z.ZodType<SeenCharacter, SeenCharacterInput> = seenCharacterSchema;
/** What `paperOf` works out; the server makes it whole, so that nothing reads it field by field. */
export const PaperShape = z.custom<Paper>(isObject);
/** The facts of a spell, of the SRD or of homebrew. */
export const SpellShape = z.custom<Spell>(isObject);
/** What `planLevel` works out, made whole as well. */
export const LevelPlanShape = z.custom<LevelPlan>(isObject);
/** What `planCreation` works out, made whole as well. */
export const CreationPlanShape = z.custom<CreationPlan>(isObject);
/** A sheet as the server announces it to its table. */
export const SheetNews = z.object({
  /** The version it stands at. */
  position: z.int(),
  /** The version before; null for a new sheet. */
  after: z.int().nullable(),
  /** What has changed since then; all of a new sheet. */
  fields: z.custom<Partial<Character>>(isObject),
  /** What of that which pages show of it has changed with them; left out in events of earlier builds. */
  shown: z.custom<Partial<ShownSheet>>(isObject).optional(),
});
/** What came of a change: the sheet as it stands, sentences to show, dice rolled (the table sees those in the chat too). */
export const Changed = z.object({
  character: Character,
  /** What a page shows of the sheet; left out where it is asked for later. */
  shown: ShownSheetShape.optional(),
  sentences: z.array(z.string()),
  rolls: z.array(Roll),
  /** Where it stands in the history of the sheet, for `characters.undo`; null when nothing changed. */
  position: z.int().nullable(),
  /** Whether the story has just told it. Left out where it did not. */
  isInStory: z.literal(true).optional(),
});
export type Changed = z.infer<typeof Changed>;

/** What would come of a file. */
export const FilePreview = z.object({
  name: z.string(),
  /** Classes with their levels. */
  calling: z.string(),
  species: z.string(),
  hitPoints: z.int(),
  maximumHitPoints: z.int(),
  armorClass: z.int(),
  items: z.int(),
  spells: z.int(),
  report: z.array(z.string()),
  /** What the file tells beside the sheet, as the text of a note; null where it tells nothing. */
  notes: z.string().nullable(),
});
