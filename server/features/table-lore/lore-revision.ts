import type { TableLore } from '#domain/world/lore/table-lore.ts';

/** The revision of an entry, as its editors see it. */
export function loreRevisionOf({ version, updatedAt, updatedBy, others }: TableLore) {
  return { version, at: updatedAt, by: updatedBy.name, others };
}
