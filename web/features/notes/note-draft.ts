import type { Note } from '#domain/notes/note.ts';
import type { NoteAudience } from '#domain/notes/note-audience.ts';
import { draftAsWhole } from '#web/lib/drafts/draft-rules.ts';
import type { SavedVersion, VersionedDraft, WholeVersion } from '#web/lib/drafts/draft-rules.ts';

/** What is written of a note, and for whom. */
export interface NoteFields {
  title: string;
  text: string;
  audience: NoteAudience;
}

/** A note while somebody writes it; without a version the server does not know it yet. */
export type NoteDraft = VersionedDraft<NoteFields, WholeVersion>;

/** A note without anything in it is not worth saving. A title stands on one line, without spaces about it. */
export const noteDrafts = draftAsWhole<NoteFields, WholeVersion>({
  names: ['title', 'text', 'audience'],
  tidy: (fields) => ({ ...fields, title: fields.title.trim().replaceAll(/\s+/g, ' ') }),
  mine: ['audience'],
  isTouched: ({ fields: { title, text }, seen }) => seen.version !== null || title.trim() !== '' || text.trim() !== '',
});

/** A note that is being begun. */
export function blankDraft(audience: NoteAudience): NoteDraft {
  return noteDrafts.begin({ fields: { title: '', text: '', audience }, seen: { version: null } });
}

/** How a note stands. */
export function savedVersionOf({ title, text, audience, version }: Note): SavedVersion<NoteFields, WholeVersion> {
  return { fields: { title, text, audience }, seen: { version } };
}

/** Whether there is something to save. */
export function isTouched(draft: NoteDraft): boolean {
  return noteDrafts.touched(draft).length > 0;
}

/** Where the caret goes when a text changes around it: it stays at the letters it stood between. */
export function movedCaret(before: string, after: string, caret: number): number {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  if (caret <= start) return caret;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return caret >= before.length - end ? after.length - (before.length - caret) : start;
}
