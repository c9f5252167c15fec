import { mergeText } from '#domain/text/merge.ts';
import type { Note } from '#domain/notes/note.ts';
import type { NoteAudience } from '#domain/notes/note-audience.ts';

export interface NoteWords {
  title: string;
  text: string;
}

/** A note while somebody writes it. */
export interface NoteDraft extends NoteWords {
  audience: NoteAudience;
  /** What it is written upon; null for a note that the server does not know yet. */
  base: (NoteWords & { version: string; audience: NoteAudience }) | null;
}

/** A note that is being begun. */
export function blankDraft(audience: NoteAudience): NoteDraft {
  return { title: '', text: '', audience, base: null };
}

/** A note as it stands, before anything is typed. */
export function draftOf({ title, text, audience, version }: Note): NoteDraft {
  return { title, text, audience, base: { title, text, audience, version } };
}

/** Whether there is something to save. */
export function isTouched({ title, text, audience, base }: NoteDraft): boolean {
  if (base === null) return title.trim() !== '' || text.trim() !== '';
  return tidy(title) !== base.title || text !== base.text || audience !== base.audience;
}

/**
 * The draft after somebody else changed the note underneath it: what only they changed is taken over. Where both changed
 * the same lines the draft stays upon its old base, and the server keeps both wordings.
 */
export function caughtUp(draft: NoteDraft, note: Note): NoteDraft {
  if (draft.base?.version === note.version) return draft;
  if (!isTouched(draft) || draft.base === null) return draft.base === null ? draft : draftOf(note);
  return rebased(draft, draft.base, note) ?? draft;
}

/** The draft after `sent`, an earlier state of it, was saved as `note`; what was typed since stands upon that. */
export function afterSaving(draft: NoteDraft, sent: NoteDraft, note: Note): NoteDraft {
  const isAsSent = draft.title === sent.title && draft.text === sent.text && draft.audience === sent.audience;
  return isAsSent ? { ...draftOf(note), title: asTyped(draft.title, note.title) } : (rebased(draft, sent, note) ?? draft);
}

function rebased(draft: NoteDraft, base: NoteWords & { audience: NoteAudience }, note: Note): NoteDraft | null {
  const text = mergeText(base.text, draft.text, note.text);
  const title = one(tidy(base.title), tidy(draft.title), note.title);
  const audience = one(base.audience, draft.audience, note.audience) ?? draft.audience;
  return text === null || title === null ? null : { ...draftOf(note), title: asTyped(draft.title, title), text, audience };
}

/** A title as it is kept: on one line, without spaces about it. */
const tidy = (title: string) => title.trim().replaceAll(/\s+/g, ' ');

/** A title as it was typed where it is the same: a space that a word will follow is not taken from under the hands. */
const asTyped = (typed: string, title: string) => (tidy(typed) === title ? typed : title);

function one<Value>(base: Value, mine: Value, theirs: Value): Value | null {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : null;
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
