import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { homebrewKinds } from '#domain/homebrew/kinds.ts';
import { isEither, isListOf, isNull, isNumber, isOneOf, isShape, isText, partOf } from '#web/lib/drafts/stored-shape.ts';
import type { Guard } from '#web/lib/drafts/stored-shape.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';

/** An entry that somebody writes, and the revision that it follows; null for a new one. */
export interface EntryDraft {
  entry: HomebrewEntry;
  seen: number | null;
}

/** How drafts are written; a draft of another form is not opened, since its fields may mean something else. */
const FORM = 'first';
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (place: string, entryId: string) => `hearthlore.homebrew/${place}/${entryId}`;

const isObject: Guard<object> = (kept) => typeof kept === 'object' && kept !== null;
const hasShape = isShape({
  id: isText,
  kind: isOneOf(homebrewKinds),
  name: isText,
  text: isText,
  activities: isListOf(isObject),
  effects: isListOf(isObject),
  facts: isObject,
});
const isSeen = isEither(isNumber, isNull);
/** Whether something has the outer form of an entry; the server alone reads it to the end. */
export const isEntry = (kept: unknown): kept is HomebrewEntry => hasShape(kept);

function readDraft(kept: unknown): EntryDraft | null {
  const [form, entry, seen] = [partOf(kept, 'form'), partOf(kept, 'entry'), partOf(kept, 'seen')];
  return form === FORM && isEntry(entry) && isSeen(seen) ? { entry, seen } : null;
}

/** Keeps what is written of an entry on this device, or forgets it with null. */
export function storeDraft(shelf: Shelf, place: string, entryId: string, draft: EntryDraft | null): void {
  writeStored(shelf, nameOf(place, entryId), draft === null ? null : { ...draft, form: FORM });
}

/** What is kept of an entry; null when there is nothing, or nothing that can be read. */
export function storedDraft(shelf: Shelf, place: string, entryId: string): EntryDraft | null {
  return readStored(shelf, nameOf(place, entryId), readDraft);
}

/** New entries that were begun on this device and not saved yet, by their names. */
export function begunDrafts(shelf: Shelf & Pick<Storage, 'key' | 'length'>, place: string): EntryDraft[] {
  const start = nameOf(place, '');
  try {
    const names = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').filter((name) => name.startsWith(start));
    return names
      .flatMap((name) => storedDraft(shelf, place, name.slice(start.length)) ?? [])
      .filter(({ seen }) => seen === null)
      .toSorted((one, other) => one.entry.name.localeCompare(other.entry.name));
  } catch {
    return [];
  }
}
