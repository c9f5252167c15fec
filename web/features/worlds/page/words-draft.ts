import type { World } from '#domain/world/world.ts';

/** The words of a world that are written in place. */
export const wordFields = ['name', 'description'] as const;
export type WordField = (typeof wordFields)[number];

/** What somebody makes of one field, and which version of it they began from. */
export interface Written {
  value: string;
  seen: number;
}
export type WordsDraft = Partial<Record<WordField, Written>>;

type Words = Pick<World, WordField | 'versions'>;

/** The number of a field as it stands now. */
export function versionOf({ versions = {} }: Pick<World, 'versions'>, field: WordField): number {
  return versions[field] ?? 1;
}

/** What a field shows: one’s own words while they are written, else what stands in the world. */
export function shownOf(draft: WordsDraft, world: Words, field: WordField): string {
  return draft[field]?.value ?? world[field];
}

/** The draft after a field was written: it keeps the version its words began from, and what equals the world is no draft. */
export function written(draft: WordsDraft, world: Words, field: WordField, value: string): WordsDraft {
  const { [field]: before, ...others } = draft;
  if (value === world[field]) return others;
  return { ...others, [field]: { value, seen: before?.seen ?? versionOf(world, field) } };
}

/** What has to be saved: fields that differ from the world. */
export function editsOf(draft: WordsDraft, world: Words): Partial<Record<WordField, { value: string; seen: number }>> {
  const edits: Partial<Record<WordField, { value: string; seen: number }>> = {};
  for (const field of wordFields) {
    const mine = draft[field];
    if (mine !== undefined && mine.value !== world[field]) edits[field] = { value: mine.value, seen: mine.seen };
  }
  return edits;
}

/** The draft after saving: what was written while it was under way stays. What could not be merged is kept by the server. */
export function afterSaving(draft: WordsDraft, saved: Partial<Record<WordField, { value: string }>>): WordsDraft {
  const left: WordsDraft = {};
  for (const field of wordFields) {
    const mine = draft[field];
    if (mine !== undefined && mine.value !== saved[field]?.value) left[field] = mine;
  }
  return left;
}

/** Whether somebody else has changed a field since its draft was begun. */
export function isOvertaken(draft: WordsDraft, world: Words, field: WordField): boolean {
  const mine = draft[field];
  return mine !== undefined && mine.seen < versionOf(world, field);
}

/** A draft read back from the browser's storage, where anything may stand. */
export function readWordsDraft(value: unknown): WordsDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const draft: WordsDraft = {};
  for (const field of wordFields) {
    const kept: unknown = Reflect.get(value, field);
    if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('seen' in kept)) continue;
    if (typeof kept.value !== 'string' || typeof kept.seen !== 'number') continue;
    draft[field] = { value: kept.value, seen: kept.seen };
  }
  return draft;
}
