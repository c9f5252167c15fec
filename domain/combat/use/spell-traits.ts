import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { UsedActivity } from './used-activity.ts';

type Used = Pick<UsedActivity, 'kind' | 'id' | 'level'>;

/** Whether a cantrip hurts half as much where it misses or is saved against (SRD 5.2.1, Potent Cantrip). */
export function isPotentCantrip(one: Combatant, { kind, level }: Used): boolean {
  return kind === 'spell' && level === 0 && hasTrait(one, 'Potent Cantrip');
}

/** By how much one damage roll of a wizard's evocation is higher (SRD 5.2.1, Empowered Evocation). */
export function empoweredBy(one: Combatant, { kind, id }: Used): number {
  const spell = kind === 'spell' && hasTrait(one, 'Empowered Evocation') ? spellOf(one, id) : undefined;
  const isOwn = spell?.school === 'evocation' && spell.classes.includes('wizard');
  return isOwn ? Math.max(0, one.features?.values['intelligence'] ?? 0) : 0;
}
