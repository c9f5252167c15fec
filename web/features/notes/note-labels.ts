import type { NoteAudience } from '#domain/notes/note-audience.ts';
import type { OpenNote } from './note-editor-store.ts';

/** What a note is called where it stands in a list. */
export function titleText(title: string): string {
  return title.trim() === '' ? 'Untitled note' : title;
}

/** Who reads a note, in as few words as can be. */
export const audienceNames: Record<NoteAudience, string> = { table: 'Everyone', dm: 'DMs only', private: 'Only me' };

/** Who reads a note, in a sentence. */
export const audienceText: Record<NoteAudience, string> = {
  table: 'Everyone at the table reads this note and can write in it.',
  dm: 'Only the Dungeon Masters of this table read this note.',
  private: 'Only you read this note. The Dungeon Master does not see it.',
};

/** How a note’s words stand. */
export function stateText(state: OpenNote['state']): string {
  if (state === 'saved') return 'Saved';
  return state === 'saving' ? 'Saving…' : 'Not saved yet: kept on this device';
}

/** What to do about a refusal, by its code. */
export function refusalText(code: string | null): string {
  if (code === 'note.removed') return 'This note was removed. Your text is kept here.';
  if (code === 'note.tooMany') return 'This campaign has reached its limit of notes. Remove one to save this.';
  return 'You can no longer edit this note. Copy what you need.';
}

/** How a note’s text begins, without the marks of Markdown. */
export function openingText(opening: string): string {
  return opening
    .replaceAll(/^[ \t]*(?:[-+*]|#+|>|\d+\.)[ \t]+/gm, '')
    .replaceAll(/[*_`]/g, '')
    .trim();
}
