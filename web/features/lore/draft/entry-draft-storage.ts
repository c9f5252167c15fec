import { loreCategories } from '#domain/world/lore/lore.ts';
import type { FieldVersions, LoreFields } from '#domain/world/lore/entry.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import { writeStored, readStored } from '#web/lib/storage/use-session-storage.ts';
import type { EntryDraft } from './entry-draft.ts';

const nameOf = (personId: string, entryId: string) => `hearthlore.lore/${personId}/${entryId}`;

/** Keeps what somebody has written of an entry, or nothing. */
export function storeDraft(
  shelf: Pick<Storage, 'setItem' | 'removeItem'>,
  personId: string,
  entryId: string,
  draft: EntryDraft | null,
): void {
  writeStored(shelf, nameOf(personId, entryId), draft);
}

/** What somebody has written of an entry and not saved; null when there is nothing, or nothing that can be read. */
export function storedDraft(shelf: Pick<Storage, 'getItem'>, personId: string, entryId: string): EntryDraft | null {
  return readStored(shelf, nameOf(personId, entryId), (kept) => {
    const [fields, base, seen] = [readFields(at(kept, 'fields')), readFields(at(kept, 'base')), readVersions(at(kept, 'seen'))];
    return fields && base && seen && { fields, base, seen };
  });
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function readFields(kept: unknown): LoreFields | null {
  const category = loreCategories.find((each) => each === at(kept, 'category'));
  const [name, text] = [at(kept, 'name'), at(kept, 'text')];
  const [aliases, tags, audience] = [words(at(kept, 'aliases')), words(at(kept, 'tags')), readAudience(at(kept, 'audience'))];
  if (category === undefined || typeof name !== 'string' || typeof text !== 'string' || !aliases || !tags || !audience) return null;
  return { category, name, text, aliases, tags, audience, date: textOrNull(at(kept, 'date')), image: textOrNull(at(kept, 'image')) };
}

function readAudience(kept: unknown): LoreAudience | null {
  return kept === 'everyone' || kept === 'dm' ? kept : words(kept);
}

function words(kept: unknown): string[] | null {
  return Array.isArray(kept) && kept.every((each) => typeof each === 'string') ? kept : null;
}

function textOrNull(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}

function readVersions(kept: unknown): FieldVersions | null {
  if (typeof kept !== 'object' || kept === null) return null;
  return Object.fromEntries(Object.entries(kept).flatMap(([field, version]) => (typeof version === 'number' ? [[field, version]] : [])));
}
