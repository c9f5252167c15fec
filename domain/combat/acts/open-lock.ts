import { rollCheck } from '#domain/combat/effects/check-roll.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import { CombatRefusal, findLiving, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatRefused } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { hasAction } from '#domain/combat/turn-budget.ts';
import { takeTime } from '#domain/combat/use/pay.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import { lockSkills } from '#domain/rules/locks/opening-lock.ts';
import type { LockWay } from '#domain/rules/locks/opening-lock.ts';
import { refuseActNow } from './refuse-act.ts';

/** What of a turn it takes: an action, and tools with Fast Hands a bonus action that is left (SRD 5.2.1, Thief). */
function takenBy({ bonusActionUsed }: Pick<Combat, 'bonusActionUsed'>, one: Combatant, way: LockWay): 'action' | 'bonusAction' {
  return way === 'tools' && hasTrait(one, 'Fast Hands') && !bonusActionUsed ? 'bonusAction' : 'action';
}

/** Why a player cannot have their hero open a lock now; null where they can. */
export function refuseOpenLock(combat: Combat, hero: Combatant, way: LockWay): CombatRefused | null {
  if (combat.active !== hero.id) return refuseCombat('notYourTurn', {});
  if (takenBy(combat, hero, way) === 'action' && !hasAction(combat, hero)) return refuseCombat('hasActed', { name: hero.name });
  return refuseActNow(combat, hero, 'utilize');
}

/** Tries to open the lock of a door of a battle map with an action: with thieves’ tools by Sleight of Hand, by force by Athletics. The map follows. */
export function openLock(draft: Draft, { actorId, door, way, trained, helps, dc }: CombatStepNamed<'openLock'>): void {
  const actor = findLiving(draft, actorId);
  const refused = refuseActNow(draft.combat, actor, 'utilize');
  if (refused !== null) throw new CombatRefusal(refused);
  takeTime(draft, actorId, { takes: takenBy(draft.combat, actor, way), name: commonActionRules.utilize.name });
  const { made } = rollCheck(draft, { id: actorId, of: { skill: lockSkills[way] }, dc, isToolTrained: trained, helps });
  note(draft, 'lock', { actorId, name: way, outcome: made ? 'saved' : 'failed' });
  if (made) draft.combat = { ...draft.combat, openedLocks: [...(draft.combat.openedLocks ?? []), door] };
}
