import { isForSpell } from '#domain/character/free-casts/free-casts.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { UsedActivity } from './used-activity.ts';

type Used = Pick<UsedActivity, 'kind' | 'id' | 'level'>;

/** Whether a use pays for this spell because it pays for any of its class: it is cast with an action then, prepared or not. */
export function isGranted(one: Pick<Combatant, 'features' | 'homebrew'>, spellId: string, paidBy: string | undefined): boolean {
  const any = paidBy === undefined ? undefined : one.features?.anyCasts.find(({ by }) => by === paidBy);
  const spell = any && spellOf(one, spellId);
  return any !== undefined && spell !== undefined && isForSpell(any, spell);
}

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
