import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreFields } from '#domain/world/lore/entry.ts';
import { isAudience } from '#web/lib/drafts/stored-audience.ts';
import { isEither, isListOf, isNull, isNumber, isOneOf, isRecordOf, isShape, isText, partOf } from '#web/lib/drafts/stored-shape.ts';
import { writeStored, readStored } from '#web/lib/storage/use-session-storage.ts';
import type { EntryDraft } from './entry-draft.ts';

/** The name under which a draft of an entry is kept. */
export const entryDraftName = (personId: string, entryId: string) => `hearthlore.lore/${personId}/${entryId}`;

const isTextOrNull = isEither(isText, isNull);
const areFields = isShape<LoreFields>({
  category: isOneOf(loreCategories),
  name: isText,
  aliases: isListOf(isText),
  tags: isListOf(isText),
  text: isText,
  // While people are chosen there may be none yet.
  audience: isEither(isAudience, isListOf(isText)),
  date: isTextOrNull,
  image: isTextOrNull,
});
const areVersions = isRecordOf(isNumber);

/** A draft of an entry as it was kept; null for anything else. */
export function readEntryDraft(kept: unknown): EntryDraft | null {
  const [fields, base, seen] = [partOf(kept, 'fields'), partOf(kept, 'base'), partOf(kept, 'seen')];
  return areFields(fields) && areFields(base) && areVersions(seen) ? { fields, base, seen } : null;
}

/** Lets go of what somebody has written of an entry. */
export function removeEntryDraft(personId: string, entryId: string): void {
  writeStored(sessionStorage, entryDraftName(personId, entryId), null);
}

/** What somebody has written of an entry and not saved; null when there is nothing, or nothing that can be read. */
export function storedEntryDraft(personId: string, entryId: string): EntryDraft | null {
  return readStored(sessionStorage, entryDraftName(personId, entryId), readEntryDraft);
}
