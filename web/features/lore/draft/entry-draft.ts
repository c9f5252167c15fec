import type { FieldVersions, LoreFields, SeenEntry } from '#domain/world/lore/entry.ts';

type Field = keyof LoreFields;
const fieldNames: readonly Field[] = ['category', 'name', 'aliases', 'tags', 'text', 'audience', 'date', 'image'];

/** An entry while somebody changes it. */
export interface EntryDraft {
  /** What is written now. */
  fields: LoreFields;
  /** What each field held when it was last untouched, */
  base: LoreFields;
  /** and the version it had. */
  seen: FieldVersions;
}

/** Begins to change an entry. */
export function beginDraft(entry: SeenEntry): EntryDraft {
  const fields = fieldsOf(entry);
  return { fields, base: fields, seen: { ...entry.versions } };
}

function fieldsOf({ category, name, aliases, tags, text, audience, date, image }: SeenEntry): LoreFields {
  return { category, name, aliases, tags, text, audience, date, image };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that say something else than they did. */
export function touchedFields({ fields, base }: EntryDraft): Field[] {
  return fieldNames.filter((field) => !isSame(fields[field], base[field]));
}

/** What is sent: the touched fields alone, each with the version it was changed from. */
export function editsOf(draft: EntryDraft) {
  const touched = touchedFields(draft);
  const edit = <Name extends Field>(field: Name) =>
    touched.includes(field) ? { value: draft.fields[field], seen: draft.seen[field] ?? 1 } : undefined;
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

/**
 * The draft after the entry changed underneath it: untouched fields take what stands there now, touched ones keep what was
 * typed and what it was typed upon, so that the server can bring both together.
 */
export function catchUp(draft: EntryDraft, entry: SeenEntry): EntryDraft {
  const now = fieldsOf(entry);
  const touched = touchedFields(draft).filter((field) => !isSame(draft.fields[field], now[field]));
  return {
    fields: { ...now, ...pick(draft.fields, touched) },
    base: { ...now, ...pick(draft.base, touched) },
    seen: { ...entry.versions, ...versionsOf(draft.seen, touched) },
  };
}

function pick(fields: LoreFields, names: readonly Field[]): Partial<LoreFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function versionsOf(versions: FieldVersions, names: readonly Field[]): FieldVersions {
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? 1]));
}

/** The touched fields that somebody else has changed since. */
export function changedMeanwhile(draft: EntryDraft, entry: SeenEntry): Field[] {
  return touchedFields(draft).filter((field) => (entry.versions[field] ?? 1) !== (draft.seen[field] ?? 1));
}

/** The draft after an earlier state of it was saved as `entry`: what was typed since then is typed upon what was saved. */
export function afterSaving(draft: EntryDraft, sent: EntryDraft, entry: SeenEntry): EntryDraft {
  const now = fieldsOf(entry);
  const saved = touchedFields(sent).filter((field) => isSame(sent.fields[field], now[field]));
  const rebased = { ...draft, base: { ...draft.base, ...pick(now, saved) }, seen: { ...draft.seen, ...versionsOf(entry.versions, saved) } };
  return catchUp(rebased, entry);
}
