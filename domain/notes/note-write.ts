import { limits } from '#domain/limits/limits.ts';
import { mergeText } from '#domain/text/merge.ts';
import type { Note, OtherWording } from './note.ts';

interface NoteContent {
  title: string;
  text: string;
}

interface Writing {
  /** What somebody wrote, upon which version, and what that version said; null where that is not known. */
  content: NoteContent;
  seen: string | null;
  base: NoteContent | null;
  by: OtherWording['by'];
  at: string;
  /** Makes an id for each wording that has to be kept beside the note. */
  newId: () => string;
  /** Characters of the text; a merge that would have more is none. */
  most?: number;
}

/** What becomes of a note: its words, the wordings that wait beside it, and whether any of this is new. */
export interface WrittenNote extends NoteContent {
  others: OtherWording[];
  /** Something of what was written could not be merged and waits beside the note. */
  kept: boolean;
}

/**
 * Brings what somebody wrote together with what others wrote meanwhile, line by line. What cannot be merged leaves the
 * note as it stands and is kept beside it; a later attempt of the same person from the same version takes its place.
 */
export function writeNote(
  note: Pick<Note, 'title' | 'text' | 'others'>,
  { content, base, most = limits.noteTextLength, ...writing }: Writing,
): WrittenNote {
  const title = mergeTitle(base?.title, note.title, content.title);
  const text = base === null ? same(note.text, content.text) : mergeText(base.text, note.text, content.text);
  const unmerged = [
    ...(title === null ? [{ field: 'title' as const, value: content.title }] : []),
    ...(text === null || text.length > most ? [{ field: 'text' as const, value: content.text }] : []),
  ];
  const others = unmerged.reduce((kept, { field, value }) => withOther(kept, field, value, writing), note.others);
  return {
    title: title ?? note.title,
    text: unmerged.some(({ field }) => field === 'text') ? note.text : (text ?? note.text),
    others: others.slice(-limits.noteOthers),
    kept: unmerged.length > 0,
  };
}

function same(now: string, mine: string): string | null {
  return now === mine ? now : null;
}

function mergeTitle(base: string | undefined, now: string, mine: string): string | null {
  if (now === mine || mine === base) return now;
  return now === base ? mine : null;
}

function withOther(
  others: OtherWording[],
  field: OtherWording['field'],
  value: string,
  { by, seen, at, newId }: Omit<Writing, 'content' | 'base'>,
): OtherWording[] {
  if (others.some((each) => each.field === field && each.value === value)) return others;
  const rest = others.filter((each) => each.field !== field || each.by.id !== by.id || each.seen !== seen);
  return [...rest, { id: newId(), field, value, by, seen, at }];
}
