import { CombatRefusal } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { comesAbout } from '#domain/rules/activity/laid-effect.ts';
import { mostTargets, strikesOf } from '#domain/rules/activity/strikes.ts';
import { asksForTargets, isOnOneselfAlone } from '#domain/rules/activity/targeting.ts';
import { castsOnSelfAlone } from '#domain/srd/invocation-spells.ts';
import { mayBeEmpty } from './areas/may-be-empty.ts';
import { sparedBy } from './areas/spared-by.ts';
import type { Casting } from './caster.ts';

type Step = CombatStepNamed<'useActivity'>;

/** Whom a use is for, once for each of its strikes. Refuses too many, nobody where somebody is asked for, and others with what is cast on oneself alone. */
export function targetsOf(step: Step, casting: Casting): string[] {
  const { actorId, used, paidBy } = step;
  const { activity, level, name } = used;
  const spared = sparedBy(step);
  const targetIds = step.targetIds.filter((id) => !spared.includes(id));
  if (castsOnSelfAlone(paidBy)) {
    if (targetIds.some((id) => id !== actorId)) throw new CombatRefusal(refuseCombat('onlyOnSelf', { spell: name }));
    return [actorId];
  }
  if (targetIds.length === 0 && isOnOneselfAlone(activity)) return [actorId];
  const strikes = strikesOf(activity, casting, level);
  const ids = strikes === null ? [...new Set(targetIds)] : [...targetIds];
  const most = mostTargets(activity, casting, level);
  if (most !== null && ids.length > most) throw new CombatRefusal(refuseCombat('tooManyTargets', { spell: name, most }));
  if (ids.length === 0 && asksForTargets(activity) && !mayBeEmpty(used)) throw new CombatRefusal(refuseCombat('noTarget', {}));
  // Rays that nobody aimed go where the others go.
  return strikes === null ? ids : Array.from({ length: strikes }, (_, n) => ids[n % ids.length] ?? '');
}

/** The effects that come about at a level: of those that exclude each other, the one that was chosen. Refuses where none was. */
export function chosenEffects({ used, choice }: Step, slot: number): LastingEffect[] {
  const effects = (used.activity.effects ?? []).filter((each) => comesAbout(each, slot));
  const open = effects.filter((each) => each.choice !== undefined);
  if (open.length === 0) return [...effects];
  const chosen = open.find(({ name }) => name === choice);
  if (!chosen) {
    const choices = open.map(({ name }) => name ?? '').join(', ');
    throw new CombatRefusal(refuseCombat('chooseOne', { spell: used.name, choices }));
  }
  return [...effects.filter((each) => each.choice === undefined), chosen];
}
