import type { Change } from '#domain/world/lore/change.ts';

/** What one change made of a field. `after` is undefined where that is not known. */
export interface FieldStep {
  field: string;
  before: unknown;
  after: unknown;
}

export interface ChangeStep {
  change: Change;
  fields: FieldStep[];
}

/**
 * Changes, newest first, with what each made of what stood there: a change keeps what was before it, so what came of it is
 * what the next newer change of the field found, or what stands there now.
 */
export function changeSteps(
  changes: readonly Change[],
  now: (subjectId: string) => Readonly<Record<string, unknown>> | undefined,
): ChangeStep[] {
  const later = new Map<string, Record<string, unknown>>();
  return changes.map((change) => {
    const known = later.get(change.subjectId) ?? { ...now(change.subjectId) };
    const fields = Object.entries(change.before).map(([field, before]) => ({ field, before, after: known[field] }));
    later.set(change.subjectId, { ...known, ...change.before });
    return { change, fields };
  });
}
