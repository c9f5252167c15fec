import type { FieldVersions, LoreFields, SeenEntry } from '#domain/world/lore/entry.ts';
import { draftByFields } from '#web/lib/drafts/draft-rules.ts';
import type { SavedVersion, VersionedDraft } from '#web/lib/drafts/draft-rules.ts';

type Field = keyof LoreFields;
const names: readonly Field[] = ['category', 'name', 'aliases', 'tags', 'text', 'audience', 'date', 'image'];

/** An entry while somebody changes it. */
export type EntryDraft = VersionedDraft<LoreFields, FieldVersions>;

export const entryDrafts = draftByFields<LoreFields>({ names, tidy: trimmed });

function trimmed(fields: LoreFields): LoreFields {
  const date = fields.date?.trim() ?? '';
  return { ...fields, name: fields.name.trim(), date: date === '' ? null : date };
}

/** How an entry stands. */
export function savedVersionOf({
  versions,
  category,
  name,
  aliases,
  tags,
  text,
  audience,
  date,
  image,
}: SeenEntry): SavedVersion<LoreFields, FieldVersions> {
  return { fields: { category, name, aliases, tags, text, audience, date, image }, seen: versions };
}

/** What is sent: the touched fields alone, each with the version it was changed from. */
export function editsOf(draft: EntryDraft) {
  const touched = entryDrafts.touched(draft);
  const fields = trimmed(draft.fields);
  const edit = <Name extends Field>(field: Name) =>
    touched.includes(field) ? { value: fields[field], seen: draft.seen[field] ?? 1 } : undefined;
  return {
    category: edit('category'),
    name: edit('name'),
    aliases: edit('aliases'),
    tags: edit('tags'),
    text: edit('text'),
    audience: edit('audience'),
    date: edit('date'),
    image: edit('image'),
  };
}
