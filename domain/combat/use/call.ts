import { calledCompanions, endedByCall } from '#domain/character/effects/called-companions.ts';
import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { endEffects, startEffect } from '#domain/combat/effects/active-effects.ts';
import { untilOf } from '#domain/combat/effects/until.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { ActivityOf, OneUse } from './one-use.ts';
import { creatureChoices, mustChooseCreature } from '#domain/srd/monsters/call-creatures.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';

/** How many creatures a refusal names. */
const namedCreatures = 8;

const listOf = (names: readonly string[]) => `${names.slice(0, namedCreatures).join(', ')}${names.length > namedCreatures ? ' …' : ''}`;

/** Refuses a call of one of several creatures where none of them is chosen. */
export function checkCall({ used, choice }: OneUse['step']): void {
  const { activity, name } = used;
  if (activity.kind !== 'summon' || !mustChooseCreature(activity, choice)) return;
  throw new CombatRefusal(refuseCombat('chooseCreature', { spell: name, choices: listOf(creatureChoices(activity)) }));
}

/** Ids that nobody may have who comes: of everybody in the fight, and of those who were called. */
function takenIds({ combat }: Draft): string[] {
  return combat.combatants.flatMap(({ id, activeEffects }) => [
    id,
    ...activeEffects.flatMap(({ companions = [] }) => companions.map((each) => each.id)),
  ]);
}

/** Calls creatures: an effect on whoever calls them keeps them, and they stand in the fight as long as it lasts. */
export function callThem({ draft, step, casting, origin }: OneUse, activity: ActivityOf<'summon'>): void {
  const { actorId, choice } = step;
  const { slot, toHit, dc, values } = casting;
  const effect = calledCompanions(activity, {
    ...origin,
    caller: find(draft, actorId),
    taken: takenIds(draft),
    values,
    slotLevels: Math.max(0, slot - step.used.level),
    numbers: { slot, toHit, dc, modifier: Number(values['ability'] ?? 0) },
    choice,
    find: calledCreature,
    dice: draft.dice,
  });
  if (!effect) return;
  endEffects(draft, actorId, endedByCall(activity, origin.source));
  startEffect(draft, actorId, { ...effect, until: untilOf(draft, effect.duration, actorId, actorId) });
}
