import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { endEffects, startEffect } from '#domain/combat/effects/active-effects.ts';
import { untilOf } from '#domain/combat/effects/until.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { ActivityOf, OneUse } from './one-use.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { laidEffect } from '#domain/rules/activity/laid-effect.ts';
import { callCreatures, creatureCalled, creatureChoices } from '#domain/srd/monsters/call-creatures.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';

/** How many creatures a refusal names. */
const namedCreatures = 8;

const listOf = (names: readonly string[]) => `${names.slice(0, namedCreatures).join(', ')}${names.length > namedCreatures ? ' …' : ''}`;

/** Refuses a call of one of several creatures where none of them is chosen. */
export function checkCall({ used, choice }: OneUse['step']): void {
  const { activity, name } = used;
  if (activity.kind !== 'summon' || !activity.joins || creatureCalled(activity, choice)) return;
  throw new CombatRefusal(refuseCombat('chooseCreature', { spell: name, choices: listOf(creatureChoices(activity)) }));
}

/** New ids for those whom somebody calls: nobody in the fight has one of them. */
function newIds(draft: Draft, actorId: string): () => string {
  const taken = new Set(
    draft.combat.combatants.flatMap(({ id, activeEffects }) => [
      id,
      ...activeEffects.flatMap(({ companions = [] }) => companions.map((each) => each.id)),
    ]),
  );
  const stem = actorId.slice(0, 56);
  return () => {
    let number = 1;
    while (taken.has(`${stem}-c${number}`)) number += 1;
    taken.add(`${stem}-c${number}`);
    return `${stem}-c${number}`;
  };
}

/** A name that no effect of somebody has: a second casting does not take the place of the first. */
function freeName(draft: Draft, actorId: string, wanted: string): string {
  const taken = new Set(find(draft, actorId).activeEffects.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} ${number}`;
  return name.slice(0, gameLimits.nameLength);
}

/** Calls creatures: an effect on whoever calls them keeps them, and they stand in the fight as long as it lasts. */
export function callThem({ draft, step, casting, origin }: OneUse, activity: ActivityOf<'summon'>): void {
  const { actorId, choice } = step;
  const { slot, toHit, dc, values } = casting;
  const caller = { slot, toHit, dc, modifier: Number(values['ability'] ?? 0) };
  const slotLevels = Math.max(0, slot - step.used.level);
  const companions = callCreatures(activity, { choice, caller, values, slotLevels, find: calledCreature, newId: newIds(draft, actorId) });
  const [first] = companions;
  if (!first) return;
  if (activity.joins?.single === true) {
    endEffects(draft, actorId, (each) => each.companions !== undefined && each.source.id === origin.source.id);
  }
  const name = freeName(draft, actorId, `${origin.name}: ${first.name}`);
  const duration = origin.duration.kind === 'instant' ? { kind: 'permanent' as const } : origin.duration;
  const laid = laidEffect({ name }, { ...origin, duration, from: actorId, dice: draft.dice });
  const id = `${origin.source.id}-${first.id}`.slice(-64).replace(/^[^A-Za-z\d]+/, '');
  startEffect(draft, actorId, { ...laid, id, until: untilOf(draft, duration, actorId, actorId), companions });
}
