import { fieldOf, textOf } from '#server/features/world-formats/json.ts';
import type { Json } from '#server/features/world-formats/json.ts';

/** Visibilities by number or, in older exports, by name: everybody (1) and members (5) are the table, all others are not. */
export function isHidden(visibility: Json | undefined): boolean {
  const setting = textOf(visibility).toLowerCase();
  return setting !== '' && !['1', '5', 'all', 'members', 'member'].includes(setting);
}

/** Whether a record is for fewer than everybody at the table. */
export function isSecret(record: Json): boolean {
  const flags = ['is_private', 'is_hidden'].map((key) => fieldOf(record, key));
  return (
    flags.some((flag) => flag === true || flag === 1 || flag === '1') ||
    isHidden(fieldOf(record, 'visibility_id') ?? fieldOf(record, 'visibility'))
  );
}
