import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';

/** What a checkpoint, or a branch, is called. */
export const CheckpointName = z
  .string()
  .trim()
  .refine(isWritable, 'This name contains a character that cannot be stored. Remove it and try again.')
  .min(1, 'Please give it a name.')
  .max(limits.checkpointNameLength, `A name has at most ${limits.checkpointNameLength} characters.`);

/** A named position of a campaign’s past, to go back to. */
export const Checkpoint = z.object({
  id: z.string(),
  /** Saved by somebody, or the end of a session. */
  kind: z.enum(['saved', 'session']),
  name: z.string(),
  /** Which session ended here. */
  number: z.int().nullable(),
  branchId: z.string(),
  position: z.int(),
  /** Whether the branch that is played now comes from it. */
  isOnPath: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

/** A branch: the first of a campaign, or one that left another at a position. */
export const Branch = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  /** The last position of the parent that it keeps. */
  from: z.int().nullable(),
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  isPlayed: z.boolean(),
});
export type Branch = z.infer<typeof Branch>;

/** Something that was told, to find one's way by. */
export const Moment = z.object({
  position: z.int(),
  at: z.iso.datetime(),
  author: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  scene: z.object({ name: z.string(), place: z.string() }).nullable(),
});
export type Moment = z.infer<typeof Moment>;

/** How somebody stood at a position. */
export const CastMember = z.object({
  id: z.string(),
  /** Who plays them. */
  userId: z.string(),
  name: z.string(),
  level: z.int(),
  /** Classes and levels in words: "Fighter 3 / Wizard 2". */
  classLine: z.string(),
  hitPoints: z.int(),
  maximum: z.int(),
});
export type CastMember = z.infer<typeof CastMember>;
