import { Id, isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { DamagedPart } from '#domain/world/damaged-part.ts';
import { LoreCategory } from '#domain/world/lore/lore.ts';
import { LoreFields } from '#domain/world/lore/entry.ts';
import { Change, Conflict, OpenConflict } from '#domain/world/lore/change.ts';
import { TomeFile } from '#domain/world/tome.ts';
import { World, WorldCard, WorldDescription, WorldMember, WorldName, WorldPrompt } from '#domain/world/world.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InWorld = z.object({ worldId: Id });
const Nothing = z.object({});
const Search = z
  .string()
  .trim()
  .max(200)
  .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.');

export const list = query('worlds.list', {
  summary: 'The worlds the asking person may look at: their own, those they joined and the free template.',
  input: z.object({
    search: Search.default(''),
    sort: z.enum(['updated', 'name', 'created']).default('updated'),
    /** `deleted` are one's own that can still be taken back. */
    which: z.enum(['all', 'own', 'joined', 'deleted']).default('all'),
  }),
  output: z.array(WorldCard),
});

export const get = query('worlds.get', { summary: 'One world with its lore.', input: InWorld, output: World });

export const create = command('worlds.create', {
  summary: 'Makes a world of the asking person’s own, with the lore that is given.',
  input: z.object({
    name: WorldName,
    description: WorldDescription.default(''),
    /** Whether a model or the Storyteller made it, and from which words. */
    aiGenerated: z.boolean().default(false),
    aiPrompt: WorldPrompt.nullable().default(null),
    entries: z
      .array(LoreFields.pick({ category: true, name: true, text: true }))
      .max(limits.decisionsAtOnce)
      .default([]),
  }),
  output: WorldCard,
});

export const update = command('worlds.update', {
  summary: 'Changes name or description; each names the version it was changed from. What cannot be merged is kept as a conflict.',
  input: InWorld.extend({
    edits: z.object({
      name: z.object({ value: WorldName, seen: z.int().positive() }).optional(),
      description: z.object({ value: WorldDescription, seen: z.int().positive() }).optional(),
    }),
  }),
  output: z.object({ world: World, conflicts: z.array(Conflict) }),
});

/** Named `remove` because `delete` is a word of the language; its address is worlds.delete. */
const remove = command('worlds.delete', {
  summary: 'Deletes a world of the asking person; it can be taken back for thirty days.',
  input: InWorld,
  output: Nothing,
});

export const restore = command('worlds.restore', { summary: 'Takes back a deleted world.', input: InWorld, output: Nothing });

export const search = query('worlds.search', {
  summary: 'Full-text search across what the asking person may read in a world; best first.',
  input: InWorld.extend({ text: Search.min(1), limit: z.int().min(1).max(50).default(20) }),
  output: z.array(
    z.object({
      entryId: z.string(),
      category: LoreCategory,
      name: z.string(),
      /** Words around what was found; it is marked by « and ». */
      excerpt: z.string(),
    }),
  ),
});

export const graph = query('worlds.graph', {
  summary: 'Which entries name which others, as far as the asking person may read them.',
  input: InWorld,
  output: z.object({
    nodes: z.array(z.object({ id: z.string(), name: z.string(), category: LoreCategory })),
    edges: z.array(z.object({ from: z.string(), to: z.string() })),
    /** Links that lead nowhere. */
    missing: z.array(z.object({ from: z.string(), name: z.string() })),
  }),
});

export const timeline = query('worlds.timeline', {
  summary: 'The dated entries that the asking person may read, earliest first.',
  input: InWorld,
  output: z.array(z.object({ id: z.string(), name: z.string(), category: LoreCategory, date: z.string() })),
});

export const history = query('worlds.history', {
  summary: 'The last changes of a world, newest first; further back with `before`.',
  input: InWorld.extend({ before: z.int().positive().optional(), limit: z.int().min(1).max(100).default(50) }),
  output: z.array(Change),
});

export const conflicts = query('worlds.conflicts', {
  summary: 'The open conflicts of a world, its entries and its tomes, oldest first.',
  input: InWorld,
  output: z.array(OpenConflict),
});

export const resolveConflict = command('worlds.resolveConflict', {
  summary: 'Puts away a conflict, of whatever in the world, that somebody has seen to.',
  input: InWorld.extend({ conflictId: Id }),
  output: Nothing,
});

export const damaged = query('worlds.damaged', {
  summary:
    'Entries and tomes that the asking person may know of and that cannot be shown, because some of what is kept of them cannot be read.',
  input: InWorld,
  output: z.array(DamagedPart),
});

export const mend = command('worlds.mend', {
  summary: 'Brings a damaged entry or tome back as it last could be read. Its words and who may read it stay as they are.',
  input: InWorld.extend(DamagedPart.pick({ kind: true }).shape).extend({ id: Id }),
  output: Nothing,
});

export const members = query('worlds.members', {
  summary: 'Who owns, edits and reads a world.',
  input: InWorld,
  output: z.array(WorldMember),
});

export const setRole = command('worlds.setRole', {
  summary: 'Makes a member an editor or a reader.',
  input: InWorld.extend({ userId: Id, role: z.enum(['editor', 'reader']) }),
  output: Nothing,
});

export const kick = command('worlds.kick', {
  summary: 'Takes a member out of a world.',
  input: InWorld.extend({ userId: Id }),
  output: Nothing,
});

export const handOver = command('worlds.handOver', {
  summary: 'Makes somebody who builds the world its owner; the owner until then builds it still.',
  input: InWorld.extend({ userId: Id }),
  output: Nothing,
});

export const leave = command('worlds.leave', { summary: 'Leaves a world that one has joined.', input: InWorld, output: Nothing });

export const files = query('worlds.files', {
  summary: 'The files of a world, by name, with links that hold for seven days.',
  input: InWorld.extend({
    limit: z.int().min(1).max(100).default(100),
    offset: z.int().min(0).max(100_000).default(0),
    /** That file alone. */ path: z.string().max(400).refine(isWritable, 'There is no such file.').optional(),
  }),
  output: z.array(TomeFile.extend({ url: z.string(), createdAt: z.iso.datetime() })),
});

export const setMap = command('worlds.setMap', {
  summary: 'Names the picture among a world’s files that is its map, or none.',
  input: InWorld.extend({ path: z.string().max(400).refine(isWritable, 'There is no such file.').nullable() }),
  output: z.object({ mapUrl: z.string().nullable() }),
});

export { remove as delete };
