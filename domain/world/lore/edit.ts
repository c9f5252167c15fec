import type { FieldVersions } from './entry.ts';
import { mergeList, mergeText } from '#domain/text/merge.ts';

/** A field's new value with the version that was seen when it was changed. */
export interface FieldEdit {
  value: unknown;
  seen: number;
}

/** A field's value before a change. */
export interface FieldBefore {
  value: unknown;
  version: number;
}

interface Editing {
  /** What stands there now. */
  current: Record<string, unknown>;
  versions: FieldVersions;
  edits: Record<string, FieldEdit>;
  /** What a field held at a version that is no longer the newest; undefined when that is not known. */
  past: (field: string, version: number) => unknown;
}

interface Edited {
  /** What changes. */
  fields: Record<string, unknown>;
  versions: FieldVersions;
  /** The same fields before. */
  before: Record<string, FieldBefore>;
  /** What could not be merged and is kept beside what stands there. */
  conflicts: { field: string; value: unknown }[];
}

/**
 * Brings together what somebody changed with what others changed meanwhile. A field that nobody else touched takes its new
 * value; a text is merged line by line and a list item by item; whatever cannot be merged stays as it is, and the later
 * value is a conflict for people to resolve. Nothing that was written is lost.
 */
export function applyEdits({ current, versions, edits, past }: Editing): Edited {
  const edited: Edited = { fields: {}, versions: { ...versions }, before: {}, conflicts: [] };
  for (const [field, { value, seen }] of Object.entries(edits)) {
    const version = versions[field] ?? 1;
    const now = current[field];
    const merged = seen === version || isEqual(now, value) ? { value } : reconcile(past(field, seen), now, value);
    if (merged === null) edited.conflicts.push({ field, value });
    else if (!isEqual(merged.value, now)) {
      edited.fields[field] = merged.value;
      edited.versions[field] = version + 1;
      edited.before[field] = { value: now, version };
    }
  }
  return edited;
}

function reconcile(base: unknown, now: unknown, value: unknown): { value: unknown } | null {
  if (base === undefined) return null;
  if (isEqual(base, value)) return { value: now };
  if (isEqual(base, now)) return { value };
  return mergeBoth(base, now, value);
}

/** Two changes of one value together: prose line by line, a list item by item. Null where they cannot be merged. */
export function mergeBoth(base: unknown, now: unknown, value: unknown): { value: unknown } | null {
  if (typeof base === 'string' && typeof now === 'string' && typeof value === 'string') {
    const isProse = [base, now, value].some((text) => text.includes('\n'));
    const merged = isProse ? mergeText(base, now, value) : null;
    return merged === null ? null : { value: merged };
  }
  if (isWords(base) && isWords(now) && isWords(value)) return { value: mergeList(base, now, value) };
  return null;
}

function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields that were really sent. */
export function givenEdits(edits: Record<string, { value?: unknown; seen: number } | undefined>): Record<string, FieldEdit> {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([field, edit]) => (edit ? [[field, { value: edit.value, seen: edit.seen }]] : [])),
  );
}
