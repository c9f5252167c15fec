import { CombatRefusal } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { barsSpell, castingBarOf } from '#domain/rules/casting-bar.ts';

/** Refuses a spell that an effect keeps its caster from; what was cast before goes on. */
export function checkCasting(actor: Combatant, spell: string): void {
  const bar = castingBarOf(actor.activeEffects);
  if (bar && barsSpell(bar, spellOf(actor, spell)))
    throw new CombatRefusal(refuseCombat(bar.costlyOnly ? 'cannotCastCostly' : 'cannotCast', { name: actor.name, effect: bar.effect }));
}
