import { Note, NoteCard } from '#domain/notes/note.ts';
import { z } from 'zod';

/** What has become of a note, for those who hear it. Each change follows the version that they knew, if they knew any. */
export const NoteChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), after: z.string().nullable(), note: Note, card: NoteCard }),
  /** It was removed and can be put back. */
  z.object({ kind: z.literal('removed'), after: z.string(), card: NoteCard }),
  /** It is not for them any more. `version` is where it stands for others. */
  z.object({ kind: z.literal('closed'), after: z.string(), version: z.string() }),
]);
export type NoteChange = z.infer<typeof NoteChange>;
