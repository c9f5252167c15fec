import { z } from 'zod';
import { mayRead, readableText } from '#domain/permissions/audience.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { FieldVersions, WrittenAudience } from './lore/entry.ts';
import { TomeCategory } from './tome-category.ts';
import { LoreAudience } from '#domain/permissions/audience.ts';

const UNWRITABLE = 'This text contains a character that cannot be stored. Remove it and try again.';

/** What can be changed in a tome, field by field. */
export const TomeFields = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Please enter a title for the tome')
    .max(limits.tomeTitleLength, `At most ${limits.tomeTitleLength} characters.`)
    .refine(isWritable, UNWRITABLE),
  content: z
    .string()
    .max(limits.tomeTextLength, `At most ${limits.tomeTextLength} characters.`)
    .refine(isWritable, UNWRITABLE)
    .transform((text) => text.replaceAll(/\r\n?/g, '\n')),
  category: TomeCategory,
  audience: WrittenAudience,
});
export type TomeFields = z.infer<typeof TomeFields>;

export const TomeFile = z.object({ path: z.string(), name: z.string(), type: z.string(), size: z.int() });
export type TomeFile = z.infer<typeof TomeFile>;

/** A tome: a text of one's own, or a file that was uploaded. */
export const Tome = z.object({
  id: z.string(),
  worldId: z.string(),
  title: z.string(),
  content: z.string(),
  category: TomeCategory,
  audience: LoreAudience,
  file: TomeFile.nullable(),
  versions: FieldVersions,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Tome = z.infer<typeof Tome>;

/** What somebody may read of a tome; null when it is not for them. A text keeps passages as a lore entry does. */
export function seenTome(tome: Tome, reader: Reader): Tome | null {
  if (reader.builds) return tome;
  if (!mayRead(tome.audience, reader)) return null;
  const audience = tome.audience === 'everyone' ? 'everyone' : [reader.id];
  return { ...tome, audience, content: readableText(tome.content, reader) };
}
