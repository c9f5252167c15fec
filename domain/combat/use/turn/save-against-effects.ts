import { endEffects, startEffect } from '#domain/combat/effects/active-effects.ts';
import { applyCondition } from '#domain/combat/effects/apply-condition.ts';
import { applyDamage } from '#domain/combat/effects/damage.ts';
import { rollDamage } from '#domain/combat/effects/roll-damage-parts.ts';
import { standOf } from '#domain/combat/effects/placed.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { untilOf } from '#domain/combat/effects/until.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Becoming } from '#domain/rules/attack-data.ts';
import type { SaveFailure } from '#domain/rules/activity/effect.ts';
import { becomeOf, endingBySave, saveAgain } from '#domain/rules/activity/saves/save-again.ts';

/** Lays on the bearer what an effect becomes. */
function become(draft: Draft, bearerId: string, before: ActiveEffect, becoming: Becoming): void {
  const { source, from } = before;
  endEffects(draft, bearerId, ({ id }) => id === before.id);
  const id = `${source.id}-${draft.combat.round}-${draft.events.length}-${bearerId}`.slice(0, 64);
  const { duration, conditions } = becoming;
  const own = duration && { until: untilOf(draft, duration, from ?? bearerId, bearerId) };
  startEffect(draft, bearerId, { ...becomeOf(before, becoming), id, ...own });
  for (const condition of conditions) {
    applyCondition(draft, { targetId: bearerId, condition, from, until: null, saveEnds: null, held: false, effectId: id });
  }
}

/** What a failed save brings: damage each time, and with the last of them what the effect becomes, or that it is saved against no more. */
function fail(draft: Draft, bearerId: string, effect: ActiveEffect, { of, damage, becomes }: SaveFailure, isLast: boolean): void {
  if (damage) {
    const label = `${find(draft, bearerId).name}: ${effect.name}`;
    const { damageRolls, rolls } = rollDamage(draft, [{ dice: damage.formula, type: damage.type ?? 'force' }], label, false);
    note(draft, 'effect', { actorId: effect.from, name: effect.name, rolls });
    applyDamage(draft, { actorId: effect.from, targetId: bearerId, damageRolls, critical: false });
  }
  if (!isLast || find(draft, bearerId).dead) return;
  if (becomes) return become(draft, bearerId, effect, becomes);
  if (of === undefined) return;
  const { activeEffects } = find(draft, bearerId);
  change(draft, bearerId, { activeEffects: activeEffects.map((each) => (each.id === effect.id ? { ...each, saveEnds: null } : each)) });
}

/** Keeps how many saves against an effect were made and failed. */
function keepCount(draft: Draft, bearerId: string, effect: ActiveEffect, saves: NonNullable<ActiveEffect['saves']>): void {
  const { activeEffects } = find(draft, bearerId);
  change(draft, bearerId, { activeEffects: activeEffects.map((each) => (each.id === effect.id ? { ...each, saves } : each)) });
}

/** Whether a battle map tells that somebody does not see another who stands on it. */
const isOutOfSight = (draft: Draft, id: string, otherId: string | null) => otherId !== null && standOf(draft, id, otherId)?.sees === false;

/** At the end of a turn its bearer saves against effects that a save ends, and bears what a failure brings; against some of them at its start. */
export function saveAgainstEffects(draft: Draft, id: string, at: 'start' | 'end'): void {
  const brought = (effectId: string) => find(draft, id).conditions.flatMap((each) => (each.effectId === effectId ? [each.name] : []));
  for (const effect of find(draft, id).activeEffects) {
    const isThere = find(draft, id).activeEffects.some((each) => each.id === effect.id);
    if (effect.saveEnds === null || (effect.saveEnds.at ?? 'end') !== at || !isThere || find(draft, id).dead) continue;
    const { ability, dc } = effect.saveEnds;
    const ending = endingBySave(effect);
    if (ending?.unseen === true && !isOutOfSight(draft, id, effect.from)) continue;
    const conditions = [...brought(effect.id), ...(ending?.failure?.becomes?.conditions ?? [])];
    const made = rollSave(draft, { targetId: id, ability, dc, cover: 'none', cause: effect.name, byId: effect.from, conditions });
    const { saves, isLast, failure } = saveAgain(effect, made);
    if (saves !== null) keepCount(draft, id, effect, saves);
    const isWhole = ending?.whole === true;
    const isOver = ({ id: each, from, source }: ActiveEffect) =>
      each === effect.id || (isWhole && from === effect.from && source.id === effect.source.id);
    if (made && isLast) endEffects(draft, id, isOver);
    if (failure) fail(draft, id, effect, failure, isLast);
  }
}
