import { isMark } from '#domain/rules/activity/mark.ts';
import { keepPanels } from '#domain/combat/place/keep-walls.ts';
import { change, CombatRefusal, find, endConditions, note, noteThisTurn } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { hasAction, ownActionTaken } from '#domain/combat/turn-budget.ts';
import type { ActiveEffect, Until } from '#domain/rules/activity/active-effect.ts';
import type { AppliedCondition } from '#domain/combat/follow/applied-condition.ts';
import { readied } from './readied.ts';
import type { Ending } from '#domain/rules/activity/effect.ts';

type EndingBy = Ending['by'];

/** Starts an effect on somebody; one of the same name from the same giver begins anew. It keeps the level of the mark of its spell. */
export function startEffect(draft: Draft, targetId: string, effect: ActiveEffect): void {
  const one = find(draft, targetId);
  const { activeEffects } = one;
  const lends = effect.changes.some((each) => each.on === 'actions' && each.noMagic === true);
  if (lends && !hasAction(draft.combat, one)) noteThisTurn(draft, targetId, ownActionTaken);
  const gone = activeEffects.filter(({ name, from }) => name === effect.name && from === effect.from);
  const kept = activeEffects.filter((each) => !gone.includes(each));
  const slot = effect.slot ?? gone.find(({ source }) => source.id === effect.source.id)?.slot ?? null;
  change(draft, targetId, { activeEffects: [...kept, { ...effect, slot }] });
  const name = effect.shape === undefined ? effect.name : `${effect.name}: ${effect.shape.name}`;
  note(draft, 'effectStarted', { actorId: effect.from, targetId, name });
}

/** Ends the effects of one combatant that `ends` picks, and the conditions that they brought. Those are not told that `isQuiet` picks. */
export function endEffects(
  draft: Draft,
  targetId: string,
  ends: (effect: ActiveEffect) => boolean,
  isQuiet: (effect: ActiveEffect) => boolean = () => false,
): void {
  const { activeEffects } = find(draft, targetId);
  if (activeEffects.length === 0) return;
  const over = activeEffects.filter(ends);
  if (over.length === 0) return;
  change(draft, targetId, { activeEffects: activeEffects.filter((each) => !over.includes(each)) });
  // A spell that is held for later is lost with what holds it.
  const lost = over.some(({ source, held }) => source.id === readied && held) ? find(draft, targetId).concentration : null;
  if (lost !== null) {
    change(draft, targetId, { concentration: null });
    note(draft, 'concentrationEnded', { actorId: targetId, name: lost });
  }
  if (over.some(({ shape }) => shape?.vanishing === true)) change(draft, targetId, { temporaryHitPoints: 0 });
  for (const effect of over) {
    const { id, name } = effect;
    if (!isQuiet(effect)) note(draft, 'effectEnded', { targetId, name });
    endConditions(draft, targetId, ({ effectId }) => effectId === id);
    if (effect.exhausted !== undefined) lessExhausted(draft, targetId, effect.exhausted);
  }
}

/** Takes levels of exhaustion from somebody. */
export function lessExhausted(draft: Draft, id: string, levels: number): void {
  const isOver = ({ name, level }: AppliedCondition) => name === 'exhaustion' && level <= levels;
  endConditions(draft, id, isOver);
  const { conditions } = find(draft, id);
  if (!conditions.some(({ name }) => name === 'exhaustion')) return;
  const lighter = conditions.map((each) => (each.name === 'exhaustion' ? { ...each, level: each.level - levels } : each));
  change(draft, id, { conditions: lighter });
}

/** Ends one effect by hand; refuses when it is not there. */
export function endEffect(draft: Draft, targetId: string, effectId: string): void {
  const { name, activeEffects } = find(draft, targetId);
  if (!activeEffects.some(({ id }) => id === effectId)) throw new CombatRefusal(refuseCombat('hasNoEffectNow', { name }));
  endEffects(draft, targetId, ({ id }) => id === effectId);
}

/** Ends what something ends early: damage, an attack or a spell of the bearer. `spares`: the feature whose effects go on. */
export function endEffectsBy(draft: Draft, targetId: string, by: EndingBy, spares?: string): void {
  endEffects(draft, targetId, ({ ends, source }) => source.id !== spares && ends.some((each) => each.by === by));
}

/** Ends what holds for the next attack alone, once that attack was made; `otherId` is whom it was made against. */
export function endNextAttackEffects(draft: Draft, bearerId: string, on: 'attackRolls' | 'attacksAgainst', otherId: string): void {
  endEffects(draft, bearerId, ({ changes, from }) =>
    changes.some((each) => {
      if (each.on !== on || !('next' in each) || each.next !== true) return false;
      const about = 'against' in each ? each.against : undefined;
      return about === undefined || (about === 'source') === (from === otherId);
    }),
  );
}

/** Whether somebody did it for a turn of their own, such as Disengage or Dodge: that it is over with the turn goes without saying. */
const isForOneTurn = ({ duration, from }: ActiveEffect, bearerId: string) => duration.kind === 'turn' && from === bearerId;

/** Counts down the effects of everybody that end with the start or the end of this person's turn. */
export function countDownEffects(draft: Draft, combatantId: string, when: Until['when']): void {
  const isCounted = ({ until }: ActiveEffect) => until !== null && until.combatantId === combatantId && until.when === when;
  for (const { id, activeEffects: borne } of draft.combat.combatants) {
    const over = borne.filter((each) => isCounted(each) && each.until?.turns === 1 && each.slot !== null);
    const spells = over.map(({ source }) => source.id);
    keepPanels(draft, id, spells);
    endEffects(
      draft,
      id,
      (each) => isCounted(each) && each.until?.turns === 1,
      (each) => isForOneTurn(each, id) || (each.held && isMark(each, id)),
    );
    const { activeEffects } = find(draft, id);
    if (!activeEffects.some(isCounted)) continue;
    const counted = activeEffects.map((each) =>
      each.until && isCounted(each) ? { ...each, until: { ...each.until, turns: each.until.turns - 1 } } : each,
    );
    change(draft, id, { activeEffects: counted });
  }
}

/** When what must be kept up ends: with the end of the bearer's next turn. */
export function keptUntil({ combat }: Draft, bearerId: string): Until {
  return { combatantId: bearerId, when: 'end', turns: combat.active === bearerId ? 2 : 1 };
}

/** Keeps up what ends with an idle turn: it lasts until the end of the bearer's next turn. Of one feature alone, where it is named. */
export function keepUp(draft: Draft, bearerId: string, featureId?: string): void {
  const { activeEffects } = find(draft, bearerId);
  const isKept = ({ ends, source, until }: ActiveEffect) =>
    until !== null && ends.some((each) => each.by === 'idle' && (featureId === undefined ? each.byUse !== true : source.id === featureId));
  if (draft.combat.active !== bearerId || !activeEffects.some(isKept)) return;
  const until = keptUntil(draft, bearerId);
  change(draft, bearerId, { activeEffects: activeEffects.map((each) => (isKept(each) ? { ...each, until } : each)) });
  if (featureId === undefined) return;
  for (const { name } of activeEffects.filter(isKept)) note(draft, 'effectKept', { targetId: bearerId, name });
}
