import type { FieldEdit } from '#domain/world/lore/edit.ts';

/** The fields that were really sent. */
export function givenEdits(edits: Record<string, { value?: unknown; seen: number } | undefined>): Record<string, FieldEdit> {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([field, edit]) => (edit ? [[field, { value: edit.value, seen: edit.seen }]] : [])),
  );
}
