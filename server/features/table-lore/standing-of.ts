import type { TableLore } from '#domain/table-lore.ts';

/** What those who write an entry are told of it besides its words. */
export function standingOf({ version, updatedAt, updatedBy, others }: TableLore) {
  return { version, at: updatedAt, by: updatedBy.name, others };
}
