import { applyCondition, diedOfExhaustion, endConcentration, endEffectsByState } from '#domain/combat/effects/apply-condition.ts';
import { keptUntil, startEffect } from '#domain/combat/effects/active-effects.ts';
import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { die } from '#domain/combat/effects/damage.ts';
import { untilOf } from '#domain/combat/effects/until.ts';
import { readyWeapon } from './items/lay-on-weapon.ts';
import { withForm } from '#domain/combat/shape/choose-form.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { ActiveEffect, Until } from '#domain/rules/activity/active-effect.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { markOf } from '#domain/rules/activity/mark.ts';
import { laidEffect } from '#domain/rules/activity/laid-effect.ts';
import { saveEndsOf } from '#domain/rules/activity/saves/save-ends.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import type { Ability, DamageType } from '#domain/rules/combat-terms.ts';

/** From what effects come: who gives them, by what, and the save that failed. */
export interface EffectOrigin {
  actorId: string;
  name: string;
  source: ActiveEffect['source'];
  /** Of the spell or feature, where an effect says no other. */
  duration: Duration;
  /** Until when it lasts, where it began before. */
  lasts?: Until | null;
  concentration: boolean;
  values: FormulaValues;
  save: { ability: Ability; dc: number; mode?: 'disadvantage' } | null;
  dc: number;
  /** What was chosen at use: a form, where an effect brings one. */
  choice: string | null;
  /** The type of damage that was chosen, where there are several. */
  damageType?: DamageType | null;
  /** The level a spell is cast at, where that is higher than its own. */
  castAt?: number;
}

/** What of an effect is more than a condition that ends by a clock or a save. */
function isMoreThanCondition({ changes = [], tick, ends = [], text, conditions = [] }: LastingEffect): boolean {
  const others = ends.some((each) => each.by !== 'save' || each.when !== 'endOfTurn' || each.failure !== undefined);
  return changes.length > 0 || tick !== undefined || others || (text !== undefined && conditions.length === 0);
}

/** What happens again and again, with what is saved against it. */
const savedAgainst = (tick: ActiveEffect['tick'], { dc }: EffectOrigin): ActiveEffect['tick'] =>
  tick?.save ? { ...tick, save: { ...tick.save, dc } } : tick;

/** Starts one effect on one combatant: its conditions, and what it changes for as long as it lasts. */
function startOn(draft: Draft, targetId: string, effect: LastingEffect, origin: EffectOrigin): void {
  if (find(draft, targetId).dead) return;
  const choice = targetId === origin.actorId ? origin.choice : null;
  const item = effect.liesOn && readyWeapon(draft, targetId, effect.liesOn, choice);
  const { effect: formed, lent } = withForm(
    laidEffect(effect, { ...origin, from: origin.actorId, dice: draft.dice }),
    effect,
    origin.choice,
  );
  const laid = item === undefined ? formed : { ...formed, item };
  const { duration, ends, held } = laid;
  const isIdling = ends.some(({ by }) => by === 'idle');
  const begun = effect.duration === undefined ? origin.lasts : undefined;
  const until = isIdling ? keptUntil(draft, targetId) : (begun ?? untilOf(draft, duration, origin.actorId, targetId));
  const saveEnds = saveEndsOf(effect, origin);
  const isEscaped = ends.some((each) => each.by === 'check' || (each.by === 'save' && each.when === 'action'));
  const isWard = laid.changes.some(({ on }) => on === 'ward');
  const dc = isEscaped || isWard ? { dc: origin.save?.dc ?? origin.dc } : {};
  const conditions = effect.conditions ?? [];
  const whole = isMoreThanCondition(effect) && duration.kind !== 'instant';
  const id = whole ? `${laid.source.id}-${draft.combat.round}-${draft.events.length}-${targetId}`.slice(0, 64) : null;
  if (id !== null) startEffect(draft, targetId, { ...laid, ...dc, id, until, saveEnds, tick: savedAgainst(laid.tick, origin) });
  if (lent !== null) {
    change(draft, targetId, { temporaryHitPoints: lent });
    note(draft, 'temporary', { targetId, amount: lent });
  }
  if (ends.length > 0) endEffectsByState(draft, targetId);
  // What lasts for no time breaks concentration all the same.
  const isBroken = (effect.changes ?? []).some((each) => each.on === 'cannot' && each.what === 'concentrate');
  if (isBroken || isForbidden(find(draft, targetId), 'concentrate')) endConcentration(draft, targetId);
  const { id: spellId, kind } = laid.source;
  const spell = kind === 'spell' ? { spell: { id: spellId, ...(origin.castAt !== undefined && { castAt: origin.castAt }) } } : {};
  const terms = id !== null ? { until: null, saveEnds: null, held: false, effectId: id } : { until, saveEnds, held, ...spell };
  for (const condition of conditions) {
    if (find(draft, targetId).dead) return;
    applyCondition(draft, { targetId, condition, from: origin.actorId, ...terms });
  }
  for (let level = 0; level < (effect.exhaustion ?? 0); level += 1) {
    applyCondition(draft, { targetId, condition: 'exhaustion', from: origin.actorId, until: null, saveEnds: null, held: false });
  }
  if (diedOfExhaustion(find(draft, targetId))) die(draft, targetId);
}

/** Starts effects on a target, or on whoever gives them where an effect is borne by its giver. */
export function startEffects(draft: Draft, targetId: string, effects: readonly LastingEffect[], origin: EffectOrigin): void {
  for (const effect of effects) if (effect.bearer !== 'self') startOn(draft, targetId, effect, origin);
}

/** Starts the effects that whoever uses something bears themselves, once for all targets. */
export function startOwnEffects(draft: Draft, effects: readonly LastingEffect[], origin: EffectOrigin): void {
  for (const effect of effects) if (effect.bearer === 'self') startOn(draft, origin.actorId, effect, origin);
}

/** Keeps in mind that something goes on, and at what level a spell was cast: what it does later on is used by that. */
export function startMark(draft: Draft, { actorId, name, source, duration, concentration }: EffectOrigin, slot: number | null): void {
  // What follows an instant spell follows it in the same turn.
  const lasts: Duration = duration.kind === 'instant' ? { kind: 'turn', whose: 'current', when: 'end' } : duration;
  const id = `${source.id}-${draft.combat.round}-${draft.events.length}-${actorId}`.slice(0, 64);
  const mark = markOf({ id, name, source, from: actorId, held: concentration, duration: lasts, slot });
  startEffect(draft, actorId, { ...mark, until: untilOf(draft, lasts, actorId, actorId) });
}
