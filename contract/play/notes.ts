import { Id } from '#domain/ids.ts';
import { Note, NoteCard, NoteText, NoteTitle, NoteVersion } from '#domain/notes/note.ts';
import { noteAudiences } from '#domain/notes/note-audience.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });
const OfNote = InCampaign.extend({ noteId: Id });

export const list = query('notes.list', {
  summary: 'The notes of a campaign that the asking person may read, last written first; or those that were removed.',
  input: InCampaign.extend({ removed: z.boolean().default(false) }),
  output: z.array(NoteCard),
});

export const get = query('notes.get', {
  summary: 'One note, with wordings beside it that could not be merged.',
  input: OfNote,
  output: Note,
});

export const save = command('notes.save', {
  summary: 'Writes a note, from the version that was seen; what others wrote meanwhile is merged line by line, or both wordings are kept.',
  input: OfNote.extend({
    /** The version it was written upon; null for a new note. */
    seen: Id.nullable(),
    title: NoteTitle,
    text: NoteText,
    /** Who reads it; only whoever made the note chooses. */
    audience: z.enum(noteAudiences).optional(),
    /** Wordings beside the note that somebody has chosen from. */
    resolves: z.array(Id).max(20).default([]),
  }),
  output: z.object({ note: Note, kept: z.boolean() }),
});

export const remove = command('notes.remove', { summary: 'Removes a note; it can be put back.', input: OfNote, output: z.object({}) });

export const history = query('notes.history', {
  summary: 'What stood in a note after each sitting, as far as the asking person may read it; newest first.',
  input: OfNote,
  output: z.array(NoteVersion),
});

export const restore = command('notes.restore', {
  summary: 'Puts a removed note back; with `versionId`, title and text as they stood then.',
  input: OfNote.extend({ versionId: z.int().positive().optional() }),
  output: Note,
});
