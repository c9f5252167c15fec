import type { World } from '#domain/world/world.ts';
import { draftByFields } from '#web/lib/drafts/draft-rules.ts';
import type { FieldVersions, Standing, VersionedDraft } from '#web/lib/drafts/draft-rules.ts';
import { isNumber, isRecordOf, isShape, isText, partOf } from '#web/lib/drafts/stored-shape.ts';

/** The words of a world that are written in place. */
export type WorldWords = Pick<World, 'name' | 'description'>;
export const wordFields = ['name', 'description'] as const;

/** Words of a world while somebody writes them. */
export type WordsDraft = VersionedDraft<WorldWords, FieldVersions>;

export const wordsDrafts = draftByFields<WorldWords>({ names: wordFields });

/** How the words of a world stand. */
export function standingOf({
  name,
  description,
  versions = {},
}: Pick<World, 'name' | 'description' | 'versions'>): Standing<WorldWords, FieldVersions> {
  return { fields: { name, description }, seen: { ...versions } };
}

/** What has to be saved: the fields that were touched, each with the version it was written upon. */
export function editsOf(draft: WordsDraft): Partial<Record<keyof WorldWords, { value: string; seen: number }>> {
  return Object.fromEntries(
    wordsDrafts.touched(draft).map((field) => [field, { value: draft.fields[field], seen: draft.seen[field] ?? 1 }]),
  );
}

const areWords = isShape<WorldWords>({ name: isText, description: isText });
const areVersions = isRecordOf(isNumber);
const isWritten = isShape<{ value: string; seen: number }>({ value: isText, seen: isNumber });

/** A draft read back from the browser's storage, where anything may stand. Earlier builds kept each touched field alone. */
export function readWordsDraft(kept: unknown, now: Standing<WorldWords, FieldVersions>): WordsDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const [fields, base, seen] = [partOf(kept, 'fields'), partOf(kept, 'base'), partOf(kept, 'seen')];
  if (areWords(fields) && areWords(base) && areVersions(seen)) return { fields, base, seen };
  const written = wordFields.flatMap((field) => {
    const one = partOf(kept, field);
    return isWritten(one) ? [[field, one] as const] : [];
  });
  return {
    fields: { ...now.fields, ...Object.fromEntries(written.map(([field, { value }]) => [field, value])) },
    base: now.fields,
    seen: { ...now.seen, ...Object.fromEntries(written.map(([field, one]) => [field, one.seen])) },
  };
}
