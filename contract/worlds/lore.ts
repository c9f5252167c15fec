import { Id } from '#domain/ids.ts';
import { Change, Conflict } from '#domain/world/lore/change.ts';
import { LoreFields, SeenEntry } from '#domain/world/lore/entry.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InWorld = z.object({ worldId: Id });
const Entry = InWorld.extend({ entryId: Id });

export const list = query('lore.list', {
  summary: 'The entries of a world that the asking person may read. Builders may ask for removed ones instead.',
  input: InWorld.extend({ removed: z.boolean().default(false) }),
  output: z.array(SeenEntry),
});

export const get = query('lore.get', {
  summary: 'One entry, where its links lead, what leads to it, and for builders its open conflicts.',
  input: Entry,
  output: z.object({
    entry: SeenEntry,
    /** For each name that is linked, the entry it leads to; null where there is none that one may read. */
    links: z.array(z.object({ name: z.string(), entryId: z.string().nullable() })),
    backlinks: z.array(z.object({ id: z.string(), name: z.string() })),
    conflicts: z.array(Conflict),
    imageUrl: z.string().nullable(),
  }),
});

export const add = command('lore.add', {
  summary: 'Adds an entry.',
  input: InWorld.extend({
    id: Id.optional(),
    entry: LoreFields.partial().required({ category: true, name: true }),
  }),
  output: SeenEntry,
});

const editOf = <Field extends z.ZodType>(value: Field) => z.object({ value, seen: z.int().positive() }).optional();
const { shape } = LoreFields;

export const edit = command('lore.edit', {
  summary: 'Changes fields, each from the version that was seen; changes by others meanwhile are merged, or else kept as a conflict.',
  input: Entry.extend({
    edits: z.object({
      category: editOf(shape.category),
      name: editOf(shape.name),
      aliases: editOf(shape.aliases),
      tags: editOf(shape.tags),
      text: editOf(shape.text),
      audience: editOf(shape.audience),
      date: editOf(shape.date),
      image: editOf(shape.image),
    }),
  }),
  output: z.object({ entry: SeenEntry, conflicts: z.array(Conflict) }),
});

export const remove = command('lore.remove', { summary: 'Removes an entry; it can be put back.', input: Entry, output: z.object({}) });

export const restore = command('lore.restore', {
  summary: 'Puts a removed entry back; with `changeId`, the fields as they were before that change.',
  input: Entry.extend({ changeId: z.int().positive().optional() }),
  output: SeenEntry,
});

export const history = query('lore.history', {
  summary: 'Who changed an entry when, and what stood there before; newest first.',
  input: Entry,
  output: z.array(Change),
});

export const resolveConflict = command('lore.resolveConflict', {
  summary: 'Puts away a conflict that somebody has seen to.',
  input: Entry.extend({ conflictId: Id }),
  output: z.object({}),
});
