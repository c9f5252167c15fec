import { z } from 'zod';
import { hasHiddenCharacters, hiddenCharactersIn } from '#domain/text/hidden-characters.ts';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { Lore } from './lore/lore.ts';
import { FieldVersions } from './lore/entry.ts';

const UNWRITABLE = 'This text contains a character that cannot be stored. Remove it and try again.';

export const WorldName = z
  .string()
  .trim()
  .min(1, 'Please enter a name for your world.')
  .max(limits.worldNameLength, `A world's name has at most ${limits.worldNameLength} characters.`)
  .refine(isWritable, UNWRITABLE)
  .refine((name) => !hasHiddenCharacters(name), hiddenCharactersIn('The world’s name'));

export const WorldDescription = z
  .string()
  .max(limits.worldDescriptionLength, `At most ${limits.worldDescriptionLength} characters.`)
  .refine(isWritable, UNWRITABLE)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n'));

/** The words that a world was generated from. */
export const WorldPrompt = z
  .string()
  .trim()
  .max(limits.promptLength, `At most ${limits.promptLength} characters.`)
  .refine(isWritable, UNWRITABLE);

export const WorldRole = z.enum(['owner', 'editor', 'reader']);
export type WorldRole = z.infer<typeof WorldRole>;

/** A world as lists show it. */
export const WorldCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ownerId: z.string().nullable(),
  isOwner: z.boolean(),
  isTemplate: z.boolean(),
  aiGenerated: z.boolean(),
  mapUrl: z.string().nullable(),
  /** How many lore entries the asking person may read in it. */
  entryCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What the asking person is to it; a reader also by a seat at its owner's table. Null for the free template. */
  role: WorldRole.nullable().optional(),
  /** How many tomes the asking person may read in it. */
  tomeCount: z.int().optional(),
  /** When it was deleted; its owner can take it back for thirty days. */
  deletedAt: z.iso.datetime().nullable().optional(),
});
export type WorldCard = z.infer<typeof WorldCard>;

/** A world with its lore. */
export const World = WorldCard.extend({
  lore: Lore,
  aiPrompt: z.string().nullable().optional(),
  mapName: z.string().nullable().optional(),
  /** The map is covered by fog at the asking person's table and is kept from them here. */
  isMapHidden: z.boolean().optional(),
  versions: FieldVersions.optional(),
});
export type World = z.infer<typeof World>;

export const WorldMember = z.object({
  userId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  role: WorldRole,
  joinedAt: z.iso.datetime(),
});
export type WorldMember = z.infer<typeof WorldMember>;

/** How a file is named, small or capital, that serves as a map where the world names none; JavaScript and PostgreSQL read it alike. */
export const mapFileName = 'map.*\\.(jpe?g|png)$';
