import type { World } from '#domain/world/world.ts';
import { draftByFields } from '#web/lib/drafts/draft-rules.ts';
import type { FieldVersions, SavedVersion, VersionedDraft } from '#web/lib/drafts/draft-rules.ts';
import { isNumber, isRecordOf, isShape, isText, partOf } from '#web/lib/drafts/stored-shape.ts';

/** The words of a world that are written in place. */
export type WorldFields = Pick<World, 'name' | 'description'>;
export const wordFields = ['name', 'description'] as const;

/** Words of a world while somebody writes them. */
export type WorldFieldsDraft = VersionedDraft<WorldFields, FieldVersions>;

export const worldFieldsDrafts = draftByFields<WorldFields>({ names: wordFields });

/** How the words of a world stand. */
export function savedVersionOf({
  name,
  description,
  versions = {},
}: Pick<World, 'name' | 'description' | 'versions'>): SavedVersion<WorldFields, FieldVersions> {
  return { fields: { name, description }, seen: { ...versions } };
}

/** What has to be saved: the fields that were touched, each with the version it was written upon. */
export function editsOf(draft: WorldFieldsDraft): Partial<Record<keyof WorldFields, { value: string; seen: number }>> {
  return Object.fromEntries(
    worldFieldsDrafts.touched(draft).map((field) => [field, { value: draft.fields[field], seen: draft.seen[field] ?? 1 }]),
  );
}

const areWorldFields = isShape<WorldFields>({ name: isText, description: isText });
const areVersions = isRecordOf(isNumber);
const isWritten = isShape<{ value: string; seen: number }>({ value: isText, seen: isNumber });

/** A draft read back from the browser's storage, where anything may stand. Earlier builds kept each touched field alone. */
export function readWorldFieldsDraft(kept: unknown, now: SavedVersion<WorldFields, FieldVersions>): WorldFieldsDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const [fields, base, seen] = [partOf(kept, 'fields'), partOf(kept, 'base'), partOf(kept, 'seen')];
  if (areWorldFields(fields) && areWorldFields(base) && areVersions(seen)) return { fields, base, seen };
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
