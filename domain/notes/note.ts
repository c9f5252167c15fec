import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { noteAudiences } from './note-audience.ts';

const UNWRITABLE = 'This text contains a character that cannot be stored. Remove it and try again.';

/** What a note is called, on one line; it may have no name yet. */
export const NoteTitle = z
  .string()
  .trim()
  .max(limits.noteTitleLength, `A note's title has at most ${limits.noteTitleLength} characters.`)
  .refine(isWritable, UNWRITABLE)
  .transform((title) => title.replaceAll(/\s+/g, ' '));

/** What stands in a note, in Markdown. */
export const NoteText = z
  .string()
  .max(limits.noteTextLength, `A note has at most ${limits.noteTextLength} characters.`)
  .refine(isWritable, UNWRITABLE)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n'));

const Writer = z.object({ id: z.string(), name: z.string() });

/** A wording that could not be merged into a note and is kept beside it until somebody chooses. */
export const OtherWording = z.object({
  id: z.string(),
  field: z.enum(['title', 'text']),
  value: z.string(),
  by: Writer,
  /** The version of the note it was written upon. */
  seen: z.string().nullable(),
  at: z.iso.datetime(),
});
export type OtherWording = z.infer<typeof OtherWording>;

/** A note of a table. */
export const Note = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  audience: z.enum(noteAudiences),
  ownerId: z.string(),
  ownerName: z.string(),
  updatedAt: z.iso.datetime(),
  updatedBy: Writer,
  /** Another one with each change, and never the same again. */
  version: z.string(),
  others: z.array(OtherWording),
});
export type Note = z.infer<typeof Note>;

/** A note as a list shows it. */
export const NoteCard = Note.pick({
  id: true,
  title: true,
  audience: true,
  ownerId: true,
  ownerName: true,
  updatedAt: true,
  version: true,
}).extend({
  updatedBy: z.string(),
  /** How its text begins. */
  opening: z.string(),
  /** Wordings that wait for a choice. */
  waiting: z.int(),
});
export type NoteCard = z.infer<typeof NoteCard>;

/** A note as a list shows it, with as many characters of its text as are asked for. */
export function noteCardOf({ text, others, updatedBy, ...note }: Note, openingLength: number): NoteCard {
  const { id, title, audience, ownerId, ownerName, updatedAt, version } = note;
  const opening = Array.from(text.slice(0, openingLength * 2))
    .slice(0, openingLength)
    .join('');
  return { id, title, audience, ownerId, ownerName, updatedAt, version, updatedBy: updatedBy.name, opening, waiting: others.length };
}

/** How a note stood after somebody had written in it. */
export const NoteVersion = z.object({ id: z.int(), at: z.iso.datetime(), by: z.string(), title: z.string(), text: z.string() });
export type NoteVersion = z.infer<typeof NoteVersion>;
