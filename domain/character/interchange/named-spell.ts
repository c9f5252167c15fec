import { slugOf } from '#domain/srd/slug.ts';
import { findSpell, spells } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/**
 * The spell that a file of elsewhere names. Other books put the name of a wizard before it, as in "Somebody's Tiny Hut";
 * then it is a spell of the same level that is called so without that name.
 */
export function spellNamed(name: string, level: number | null): Spell | null {
  const own = findSpell(slugOf(name));
  if (own) return own;
  const rest = slugOf(/^[^\s'’]+['’]s?\s+(.+)$/.exec(name.trim())?.[1] ?? '');
  if (rest === '') return null;
  const alike = spells.filter(({ id }) => id === rest || id === `arcane-${rest}` || id.endsWith(`s-${rest}`));
  const [found, other] = alike.filter((spell) => level === null || spell.level === level);
  return other ? null : (found ?? null);
}
