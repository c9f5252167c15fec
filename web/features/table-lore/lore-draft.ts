import { loreCategories } from '#domain/world/lore/categories.ts';
import type { EffectiveLore, TableLoreFields } from '#domain/world/lore/table-lore.ts';
import { draftAsWhole } from '#web/lib/drafts/draft-rules.ts';
import type { SavedVersion, VersionedDraft, WholeVersion } from '#web/lib/drafts/draft-rules.ts';
import { isAudience } from '#web/lib/drafts/stored-audience.ts';
import { isEither, isListOf, isNull, isOneOf, isShape, isText, partOf } from '#web/lib/drafts/stored-shape.ts';

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

/** An entry with its one version. */
export interface LoreVersion extends WholeVersion {
  entryId: string;
}

export const loreDrafts = draftAsWhole<TableLoreFields, LoreVersion>({
  names: ['category', 'name', 'aliases', 'text', 'audience'],
  tidy: (fields) => ({ ...fields, name: fields.name.trim() }),
});

/** How an entry stands from which somebody begins. */
export function savedVersionOf({ entryId, seen, fields }: LoreDraft): SavedVersion<TableLoreFields, LoreVersion> {
  return { fields, seen: { entryId, version: seen } };
}

const areFields = isShape<TableLoreFields>({
  category: isOneOf(loreCategories),
  name: isText,
  aliases: isListOf(isText),
  text: isText,
  audience: isAudience,
});
const isVersion = isEither(isText, isNull);
const isSeen = isShape<LoreVersion>({ entryId: isText, version: isVersion });

/** A draft as it was kept in the tab; null for anything else. Earlier builds did not keep what it was written upon. */
export function readLoreDraft(
  kept: unknown,
  now: SavedVersion<TableLoreFields, LoreVersion>,
): VersionedDraft<TableLoreFields, LoreVersion> | null {
  const [fields, base, seen] = [partOf(kept, 'fields'), partOf(kept, 'base') ?? now.fields, partOf(kept, 'seen')];
  const known = isVersion(seen) ? { entryId: partOf(kept, 'entryId'), version: seen } : seen;
  return areFields(fields) && areFields(base) && isSeen(known) ? { fields, base, seen: known } : null;
}
