import type { Event } from '#contract/realtime/events.ts';
import type { Note, NoteCard } from '#domain/notes/note.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';

type Announced = Extract<Event, { type: 'notes.changed' }>;
type Change = Announced['change'];

/** Versions of notes that another one has followed. Two topics may tell of one note, so that the later is heard first. */
const outdated = new Set<string>();

/** Takes a change of a note into the lists and into the note itself, where they are shown. */
export function takeNoteChange({ campaignId, noteId, change }: Announced): void {
  const version = versionOf(change);
  if (version !== null && outdated.has(version)) return;
  if (change.after !== null) outdated.add(change.after);
  takeIntoList(calls.notes.list.queryKey({ input: { campaignId } }), (cards) => notesAfter(cards, noteId, change));
  takeIntoList(calls.notes.list.queryKey({ input: { campaignId, removed: true } }), (cards) => removedNotesAfter(cards, noteId, change));
  takeIntoNote(campaignId, noteId, change);
  // Only who looks at earlier wordings asks for them.
  void queryClient.invalidateQueries({ queryKey: calls.notes.history.key({ input: { campaignId, noteId } }) });
}

const versionOf = (change: Change) => (change.kind === 'kept' ? change.note.version : change.kind === 'closed' ? change.version : null);

function takeIntoList(queryKey: ReturnType<typeof calls.notes.list.queryKey>, next: (cards: NoteCard[]) => NoteCard[] | null): void {
  applyState(queryKey, () => {
    const cards = queryClient.getQueryData(queryKey);
    const after = cards && next(cards);
    if (after && after !== cards) queryClient.setQueryData(queryKey, after);
    return after !== null;
  });
}

function takeIntoNote(campaignId: string, noteId: string, change: Change): void {
  const queryKey = calls.notes.get.queryKey({ input: { campaignId, noteId } });
  applyState(queryKey, () => {
    const now = queryClient.getQueryData(queryKey);
    const after = noteAfter(now, change);
    if (after === 'gone') void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    else if (after && after !== now) queryClient.setQueryData(queryKey, after);
    return after !== null;
  });
}

/** A note after a change: `gone` where it stands no longer for who reads, and null where it has to be loaded anew. */
export function noteAfter(now: Note | undefined, change: Change): Note | 'gone' | null {
  if (now !== undefined && now.version === versionOf(change)) return now;
  if (change.kind !== 'kept') return 'gone';
  return now !== undefined && now.version === change.after ? change.note : null;
}

/** The notes after a change, last written first; null where they have to be loaded anew. */
export function notesAfter(cards: NoteCard[], noteId: string, change: Change): NoteCard[] | null {
  const known = cards.find(({ id }) => id === noteId);
  if (known && known.version === versionOf(change)) return cards;
  if (known && known.version !== change.after) return null;
  if (change.kind === 'kept') return withCard(cards, change.card);
  return known ? cards.filter((card) => card !== known) : cards;
}

/** The removed notes after a change. */
export function removedNotesAfter(cards: NoteCard[], noteId: string, change: Change): NoteCard[] {
  if (change.kind === 'removed') return withCard(cards, change.card);
  return cards.some(({ id }) => id === noteId) ? cards.filter(({ id }) => id !== noteId) : cards;
}

function withCard(cards: readonly NoteCard[], card: NoteCard): NoteCard[] {
  const others = cards.filter(({ id }) => id !== card.id);
  return [...others, card].toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt) || one.id.localeCompare(other.id));
}
