import { join, leave } from '#domain/combat/combat-turn.ts';
import { change } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { endEffects } from '#domain/combat/effects/active-effects.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { profileFromCompanion } from './profile-from-companion.ts';

const companionsOf = ({ activeEffects }: Combatant): Companion[] => activeEffects.flatMap(({ companions = [] }) => companions);

/** Whether somebody who was called has nobody and nothing left that keeps them. */
function isUnkept({ combat }: Draft, { id, summoned, dead }: Combatant): boolean {
  if (!summoned || (dead && !summoned.vanishes)) return false;
  const caller = combat.combatants.find((one) => one.id === summoned.by);
  return dead || !caller || !companionsOf(caller).some((each) => each.id === id);
}

/** The effect with its companions as the fight has them: those who have fallen stand in it no more. */
function counted(effect: ActiveEffect, combatants: readonly Combatant[]): ActiveEffect {
  const { companions } = effect;
  if (!companions) return effect;
  const kept = companions.flatMap((each) => {
    const one = combatants.find(({ id, summoned }) => id === each.id && summoned);
    if (!one) return [each];
    if (one.dead) return [];
    // What a die brings back is not counted after the fight.
    const powersUsed = one.powersUsed.filter(({ recharge }) => recharge === null);
    const isSame = one.hitPoints === each.hitPoints && powersUsed.length === (each.powersUsed ?? []).length;
    return [isSame ? each : { ...each, hitPoints: one.hitPoints, ...(powersUsed.length > 0 && { powersUsed }) }];
  });
  const isSame = kept.length === companions.length && kept.every((each, place) => each === companions[place]);
  return isSame ? effect : { ...effect, companions: kept };
}

function countThem(draft: Draft): void {
  for (const { id, activeEffects } of draft.combat.combatants) {
    const after = activeEffects.map((each) => counted(each, draft.combat.combatants));
    if (after.every((each, place) => each === activeEffects[place])) continue;
    change(draft, id, { activeEffects: after });
    endEffects(draft, id, ({ companions }) => companions?.length === 0);
  }
}

/** Lets those join who stand in an effect and not in the fight; where nothing can be rolled, only those who need not roll. */
function joinMissing(draft: Draft, mayRoll: boolean): void {
  for (const caller of draft.combat.combatants.filter(({ dead }) => !dead)) {
    for (const companion of companionsOf(caller)) {
      const { combatants, phase } = draft.combat;
      const isThere = combatants.some(({ id }) => id === companion.id);
      const needsRoll = companion.acts === 'own' && phase === 'running';
      if (isThere || (needsRoll && !mayRoll) || combatants.length >= gameLimits.combatants) continue;
      const profile = profileFromCompanion(companion, caller);
      if (!profile) continue;
      join(draft, profile);
      if (companion.powersUsed) change(draft, companion.id, { powersUsed: companion.powersUsed });
    }
  }
}

/**
 * Brings a fight into line with the creatures that were called: who fell or is kept by nothing goes, hit points and what they have used are noted where the
 * sheet finds them, and whoever was called and is not there joins. `mayRoll` is false where there are no dice.
 */
export function settleCompanions(draft: Draft, mayRoll = true): void {
  if (draft.combat.phase === 'over') return;
  if (!draft.combat.combatants.some((one) => one.summoned || one.activeEffects.some(({ companions = [] }) => companions.length > 0)))
    return;
  countThem(draft);
  const gone = draft.combat.combatants.find((one) => isUnkept(draft, one) && (mayRoll || draft.combat.active !== one.id));
  if (!gone) return joinMissing(draft, mayRoll);
  leave(draft, { name: 'leave', targetId: gone.id });
  settleCompanions(draft, mayRoll);
}
