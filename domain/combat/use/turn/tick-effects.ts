import { applyCondition, diedOfExhaustion } from '#domain/combat/effects/apply-condition.ts';
import { applyDamage, die, giveTemporary, heal } from '#domain/combat/effects/damage.ts';
import { rollDamage } from '#domain/combat/effects/roll-damage-parts.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { halved } from '#domain/combat/effects/attack.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { damageLeft } from '#domain/combat/effects/standing-changes.ts';
import { strikeOnce } from './struck.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { draw } from './draw.ts';
import { rollAmount } from '#domain/combat/use/roll-amounts.ts';

/** A save against damage, with what it must reach. */
type Saved = Required<NonNullable<NonNullable<ActiveEffect['tick']>['save']>>;

interface Hurting {
  name: string;
  from: string | null;
  damageRolls: readonly DamageAmount[];
}

const moments = {
  start: { own: 'startOfTurn', giver: 'sourceStartOfTurn' },
  end: { own: 'endOfTurn', giver: 'sourceEndOfTurn' },
} as const;

/** What is left of damage that its bearer saves against. */
function leftAfterSave(draft: Draft, bearerId: string, save: Saved, { name, from, damageRolls }: Hurting): readonly DamageAmount[] {
  const { ability, onSave, dc } = save;
  const made = rollSave(draft, { targetId: bearerId, ability, dc, cover: 'none', cause: name, byId: from });
  const left = damageLeft(find(draft, bearerId), { ability, onSave, made });
  return left === 'none' ? [] : left === 'half' ? halved(damageRolls) : damageRolls;
}

function tick(draft: Draft, bearerId: string, effect: ActiveEffect): void {
  const { name, from, tick: does } = effect;
  if (does === null || find(draft, bearerId).dead) return;
  const { damage, save, heal: healing, temporaryHitPoints, exhausts, draws } = does;
  // A sheet that brought it into the fight does not say what is saved against: the table rolls it.
  if (save && (save.dc === undefined || !strikeOnce(draft, effect, bearerId))) return;
  const label = `${find(draft, bearerId).name}: ${name}`;
  if (damage) {
    const { damageRolls, rolls } = rollDamage(draft, [{ dice: damage.formula, type: damage.type }], label, false);
    note(draft, 'effect', { actorId: from, name, rolls });
    const dc = save?.dc;
    const left = save && dc !== undefined ? leftAfterSave(draft, bearerId, { ...save, dc }, { name, from, damageRolls }) : damageRolls;
    if (left.length > 0) applyDamage(draft, { actorId: from, targetId: bearerId, damageRolls: left, critical: false });
  }
  if (healing !== undefined && !find(draft, bearerId).dead) heal(draft, bearerId, rollAmount(draft, healing, label).amount);
  if (temporaryHitPoints !== undefined && !find(draft, bearerId).dead) {
    giveTemporary(draft, bearerId, rollAmount(draft, temporaryHitPoints, label).amount);
  }
  if (exhausts === true) exhaust(draft, bearerId, effect);
  if (draws) draw(draft, bearerId, effect, draws);
}

/** Brings one level of exhaustion, which the effect counts as its own. */
function exhaust(draft: Draft, bearerId: string, effect: ActiveEffect): void {
  if (!applyCondition(draft, { targetId: bearerId, condition: 'exhaustion', from: null, until: null, saveEnds: null, held: false })) return;
  const counted = { ...effect, exhausted: (effect.exhausted ?? 0) + 1 };
  const { activeEffects } = find(draft, bearerId);
  change(draft, bearerId, { activeEffects: activeEffects.map((each) => (each.id === effect.id ? counted : each)) });
  if (diedOfExhaustion(find(draft, bearerId))) die(draft, bearerId);
}

/** What effects do again and again: those of this person at their own turn, those they gave at the turns of the giver. */
export function tickEffects(draft: Draft, turnOf: string, when: 'start' | 'end'): void {
  const { own, giver } = moments[when];
  for (const { id, activeEffects } of draft.combat.combatants) {
    for (const effect of activeEffects) {
      const isDue = effect.tick?.when === own ? id === turnOf : effect.tick?.when === giver && effect.from === turnOf;
      if (isDue) tick(draft, id, effect);
    }
  }
}
