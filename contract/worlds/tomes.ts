import { Id, isWritable } from '#domain/ids.ts';
import { Conflict } from '#domain/world/lore/change.ts';
import { Tome, TomeFields } from '#domain/world/tome.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InWorld = z.object({ worldId: Id });
const One = InWorld.extend({ tomeId: Id });
const { shape } = TomeFields;
const editOf = <Field extends z.ZodType>(value: Field) => z.object({ value, seen: z.int().positive() }).optional();

export const list = query('tomes.list', {
  summary: 'The tomes of a world that the asking person may read, newest first.',
  input: InWorld,
  output: z.array(Tome),
});

export const add = command('tomes.add', {
  summary: 'Adds a tome. A file is uploaded to /api/worlds/{worldId}/tomes as multipart/form-data with the header x-hearthlore: 1.',
  input: InWorld.extend({
    title: shape.title,
    content: shape.content.default(''),
    category: shape.category.default('general'),
    audience: shape.audience.default('everyone'),
    /** A document among the files of the world that no tome has yet. */
    filePath: z.string().max(400).refine(isWritable, 'There is no such file.').nullable().default(null),
  }),
  output: Tome,
});

export const update = command('tomes.update', {
  summary: 'Changes fields, each from the version that was seen; what cannot be merged is kept as a conflict.',
  input: One.extend({
    edits: z.object({
      title: editOf(shape.title),
      content: editOf(shape.content),
      category: editOf(shape.category),
      audience: editOf(shape.audience),
    }),
  }),
  output: z.object({ tome: Tome, conflicts: z.array(Conflict) }),
});

/** Named `remove` because `delete` is a word of the language; its address is tomes.delete. */
const remove = command('tomes.delete', { summary: 'Deletes a tome and its file.', input: One, output: z.object({}) });

export const link = query('tomes.link', {
  summary: 'A signed link to a tome’s file: to look at for seven days, or to download for an hour.',
  input: One.extend({ download: z.boolean().default(false) }),
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
});

export { remove as delete };
