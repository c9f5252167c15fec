import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { mayRead, passagesOf, readableText } from '#domain/permissions/audience.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import { LoreCategory } from './lore.ts';
import { limits } from '#domain/limits/limits.ts';
import { BundleEntry } from '#domain/world/bundle.ts';
import type { LoreSource } from '#domain/world/bundle.ts';

const UNWRITABLE = 'This text contains a character that cannot be stored. Remove it and try again.';
const short = (most: number) => z.string().trim().max(most, `At most ${most} characters.`).refine(isWritable, UNWRITABLE);

export const LoreName = short(limits.loreNameLength).min(1, 'Please enter a name.');
export const LoreText = z
  .string()
  .max(limits.loreTextLength, `At most ${limits.loreTextLength} characters.`)
  .refine(isWritable, UNWRITABLE)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n'));
const Keywords = z
  .array(short(60).min(1))
  .max(limits.loreWords, `At most ${limits.loreWords}.`)
  .transform((words) => [...new Set(words)]);
export const WrittenAudience = z.union([
  z.enum(['everyone', 'dm']),
  z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/))
    .min(1)
    .max(50),
]);

/** What can be changed in an entry, field by field. */
export const LoreFields = z.object({
  category: LoreCategory,
  name: LoreName,
  aliases: Keywords,
  tags: Keywords,
  text: LoreText,
  audience: WrittenAudience,
  date: short(80).nullable(),
  /** Path of a picture among the world's files. */
  image: short(300).nullable(),
});
export type LoreFields = z.infer<typeof LoreFields>;
export const loreFields = LoreFields.keyof().options;

/** A number for each field, one higher with each change of it. */
export const FieldVersions = z.record(z.string(), z.int());
export type FieldVersions = z.infer<typeof FieldVersions>;

/** An entry as it is kept. */
export const StoredEntry = BundleEntry.extend({
  versions: FieldVersions,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  removedAt: z.iso.datetime().nullable(),
});
export type StoredEntry = z.infer<typeof StoredEntry>;

/** An entry as one person may read it. */
export const SeenEntry = StoredEntry.extend({
  /** For builders: its fences are not in order, so that nobody else reads its text. */
  closed: z.boolean(),
});
export type SeenEntry = z.infer<typeof SeenEntry>;

/**
 * What somebody may read of an entry; null when it is not for them. Every way out goes through here. Its source quotes a
 * document that may say more than the entry does, so it is for builders alone, as are removed entries.
 */
export function seenEntry(entry: StoredEntry, reader: Reader): SeenEntry | null {
  if (reader.builds) return { ...entry, closed: passagesOf(entry.text) === null };
  if (entry.removedAt !== null || !mayRead(entry.audience, reader)) return null;
  const audience = entry.audience === 'everyone' ? 'everyone' : [reader.id];
  return { ...entry, audience, text: readableText(entry.text, reader), source: null, closed: false };
}

/** Whether a change makes a difference to somebody who reads; versions and times alone make none. */
export function readsOtherwise(before: StoredEntry | null, after: StoredEntry | null, reader: Reader): boolean {
  const shown = (entry: StoredEntry | null) => {
    const seen = entry && seenEntry(entry, reader);
    return JSON.stringify(seen && { ...seen, versions: null, updatedAt: null });
  };
  return shown(before) !== shown(after);
}

/** A new entry as others hand it in: what is left out is empty, and for everyone. */
export type NewEntry = Partial<LoreFields> & Pick<LoreFields, 'category' | 'name'> & { id?: string; source?: LoreSource | null };
