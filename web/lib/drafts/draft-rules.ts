import { mergeText } from '#domain/text/merge.ts';

/** What somebody writes of something that others may change meanwhile. */
export interface VersionedDraft<Fields, Seen> {
  /** What is written now. */
  fields: Fields;
  /** What each field held when it was last untouched, */
  base: Fields;
  /** and the version that had. */
  seen: Seen;
}

/** How something stands, as far as is known. */
export interface SavedVersion<Fields, Seen> {
  fields: Fields;
  seen: Seen;
}

/** What becomes of drafts of one kind of thing. Whatever happens, nothing that was typed is dropped. */
export interface DraftRules<Fields, Seen> {
  /** The thing as it stands, before anything is typed. */
  begin: (now: SavedVersion<Fields, Seen>) => VersionedDraft<Fields, Seen>;
  /** The fields that say something else than what they were written upon. */
  touched: (draft: VersionedDraft<Fields, Seen>) => (keyof Fields)[];
  /** The touched fields that somebody else has changed since. */
  meanwhile: (draft: VersionedDraft<Fields, Seen>, now: SavedVersion<Fields, Seen>) => (keyof Fields)[];
  /** The draft after the thing changed underneath it. */
  catchUp: (draft: VersionedDraft<Fields, Seen>, now: SavedVersion<Fields, Seen>) => VersionedDraft<Fields, Seen>;
  /** The draft after `sent`, an earlier state of it, was saved: what was typed since stands upon what was saved. */
  afterSaving: (
    draft: VersionedDraft<Fields, Seen>,
    sent: VersionedDraft<Fields, Seen>,
    now: SavedVersion<Fields, Seen>,
  ) => VersionedDraft<Fields, Seen>;
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one !== 'string' && JSON.stringify(one) === JSON.stringify(other));
}

/** One value of what two people made of it; null where both changed it in different ways. */
function merged(base: unknown, mine: unknown, theirs: unknown): { value: unknown } | null {
  if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs };
  if (isSame(theirs, base)) return { value: mine };
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return null;
  const value = mergeText(base, mine, theirs);
  return value === null ? null : { value };
}

interface Ways<Fields> {
  names: readonly (keyof Fields)[];
  /** The fields as they are saved, e.g. a name without spaces about it: what differs in nothing else is not touched. */
  tidy?: (fields: Fields) => Fields;
}

/** The fields as two people made them, and those of them that could not be brought together, in which `mine` stands. */
function mergedFields<Fields extends object>({ names, tidy = same }: Ways<Fields>, base: Fields, mine: Fields, theirs: Fields) {
  const [under, written] = [tidy(base), tidy(mine)];
  const found = names.map((name) => ({ name, one: merged(under[name], written[name], theirs[name]) }));
  const taken = found.flatMap(({ name, one }) => {
    if (one === null || isSame(one.value, written[name])) return [];
    return [[name, one.value]];
  });
  const fields: Fields = { ...mine, ...Object.fromEntries(taken) };
  return { fields, apart: found.flatMap(({ name, one }) => (one === null ? [name] : [])) };
}

const same = <Fields>(fields: Fields) => fields;

function pick<From extends object>(from: From, names: readonly (keyof From)[]): Partial<From> {
  const picked: Partial<From> = {};
  for (const name of names) picked[name] = from[name];
  return picked;
}

function touchedIn<Fields extends object>({ names, tidy = same }: Ways<Fields>, { fields, base }: { fields: Fields; base: Fields }) {
  const [written, under] = [tidy(fields), tidy(base)];
  return names.filter((name) => !isSame(written[name], under[name]));
}

/** The version of each field, by its name; a field that has none stands as it was begun. */
export type FieldVersions = Record<string, number>;

/**
 * Rules for a thing whose fields have versions of their own: each is caught up with, sent and merged by itself. A touched
 * field keeps what was typed and what it was typed upon, so that the server can bring both together.
 */
export function draftByFields<Fields extends object>(ways: Ways<Fields>): DraftRules<Fields, FieldVersions> {
  type Draft = VersionedDraft<Fields, FieldVersions>;
  type Now = SavedVersion<Fields, FieldVersions>;
  const versionOf = (seen: FieldVersions, name: keyof Fields) => seen[String(name)] ?? 1;

  /** Keeps `apart` as they are in the draft, upon what they were written upon; all else stands upon what is there now. */
  const upon = (draft: Draft, fields: Fields, now: Now, apart: readonly (keyof Fields)[]): Draft => ({
    fields,
    base: { ...now.fields, ...pick(draft.base, apart) },
    seen: { ...now.seen, ...Object.fromEntries(apart.map((name) => [name, versionOf(draft.seen, name)])) },
  });

  const touched = (draft: Draft) => touchedIn(ways, draft);
  return {
    begin: ({ fields, seen }) => ({ fields, base: fields, seen: { ...seen } }),
    touched,
    meanwhile: (draft, now) => touched(draft).filter((name) => versionOf(now.seen, name) !== versionOf(draft.seen, name)),
    catchUp: (draft, now) => {
      const apart = touched(draft).filter((name) => !isSame(draft.fields[name], now.fields[name]));
      const isOpen = (name: keyof Fields) => !apart.includes(name) && !isSame((ways.tidy ?? same)(draft.fields)[name], now.fields[name]);
      return upon(draft, { ...draft.fields, ...pick(now.fields, ways.names.filter(isOpen)) }, now, apart);
    },
    afterSaving: (draft, sent, now) => {
      const { fields, apart } = mergedFields(ways, sent.fields, draft.fields, now.fields);
      return upon(draft, fields, now, apart);
    },
  };
}

/** The version of a thing as a whole; null for one that the server does not know yet. */
export interface WholeVersion {
  version: string | null;
}

/**
 * Rules for a thing that has one version as a whole. What others change comes in around what is typed, all of it or nothing:
 * where both changed the same, the draft stays upon its old base, and the server keeps both.
 */
export function draftAsWhole<Fields extends object, Seen extends WholeVersion>(
  ways: Ways<Fields> & {
    /** Fields in which what is typed holds, whatever others chose. */
    mine?: readonly (keyof Fields)[];
    isTouched?: (draft: VersionedDraft<Fields, Seen>) => boolean;
  },
): DraftRules<Fields, Seen> {
  const { mine = [] } = ways;
  type Draft = VersionedDraft<Fields, Seen>;
  const touched = (draft: Draft) => (ways.isTouched?.(draft) === false ? [] : touchedIn(ways, draft));
  const begin = ({ fields, seen }: SavedVersion<Fields, Seen>): Draft => ({ fields, base: fields, seen });

  const rebased = (draft: Draft, base: Fields, now: SavedVersion<Fields, Seen>): Draft => {
    const { fields, apart } = mergedFields(ways, base, draft.fields, now.fields);
    return apart.every((name) => mine.includes(name)) ? { ...begin(now), fields } : draft;
  };

  return {
    begin,
    touched,
    meanwhile: (draft, now) => (draft.seen.version === now.seen.version ? [] : touched(draft)),
    catchUp: (draft, now) => {
      if (draft.seen.version === now.seen.version) return draft;
      if (touched(draft).length === 0) return begin(now);
      return draft.seen.version === null ? draft : rebased(draft, draft.base, now);
    },
    afterSaving: (draft, sent, now) => rebased(draft, sent.fields, now),
  };
}
