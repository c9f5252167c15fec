import { loreCategories } from '#domain/world/lore/categories.ts';
import type { EffectiveLore, TableLoreFields } from '#domain/world/lore/table-lore.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';

/** An entry of the campaign's own while somebody writes it. */
export interface LoreDraft {
  entryId: string;
  /** The version it is written upon; null for what the campaign has nothing of yet. */
  seen: string | null;
  fields: TableLoreFields;
}

/** A new entry, with nothing in it. */
export function blankDraft(entryId: string): LoreDraft {
  return { entryId, seen: null, fields: { category: 'geography', name: '', aliases: [], text: '', audience: 'everyone' } };
}

/** An entry as it stands here, to be changed; one of the world becomes the campaign's version of it. */
export function draftOf(
  { id, category, name, aliases, text, audience }: Omit<EffectiveLore, 'knownAs'>,
  version: string | null,
): LoreDraft {
  return { entryId: id, seen: version, fields: { category, name, aliases, text, audience } };
}

/** Whether there is something to save. */
export function isTouched(draft: LoreDraft, start: LoreDraft): boolean {
  return JSON.stringify(draft.fields) !== JSON.stringify(start.fields);
}

/** A draft as it was kept in the tab; null for anything else. */
export function readDraft(kept: unknown): LoreDraft | null {
  const [entryId, seen, fields] = [part(kept, 'entryId'), part(kept, 'seen'), readFields(part(kept, 'fields'))];
  if (typeof entryId !== 'string' || fields === null) return null;
  return seen === null || typeof seen === 'string' ? { entryId, seen, fields } : null;
}

function readFields(kept: unknown): TableLoreFields | null {
  const [name, text, aliases] = [part(kept, 'name'), part(kept, 'text'), part(kept, 'aliases')];
  const category = loreCategories.find((each) => each === part(kept, 'category'));
  const audience = readAudience(part(kept, 'audience'));
  if (typeof name !== 'string' || typeof text !== 'string' || !isWords(aliases) || !category || !audience) return null;
  return { category, name, aliases, text, audience };
}

function readAudience(kept: unknown): LoreAudience | null {
  if (kept === 'everyone' || kept === 'dm') return kept;
  return isWords(kept) && kept.length > 0 ? kept : null;
}

const isWords = (kept: unknown): kept is string[] => Array.isArray(kept) && kept.every((each) => typeof each === 'string');

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
