import { change, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { endEffects } from '#domain/combat/effects/active-effects.ts';
import type { Combatant, OwnForm } from '#domain/combat/state.ts';
import { eachAbility, modifierOf } from '#domain/rules/ability.ts';
import type { Shape } from '#domain/rules/activity/shape.ts';

/** What a creature has of its own, and not while it is in another form. */
export function ownFormOf(one: OwnForm['own']): OwnForm['own'] {
  const { armorClass, dexterity, saves, attacks, effects, attacksPerTurn, legend, ...more } = one;
  const { resistances, immunities, vulnerabilities, conditionImmunities, abilities, skills, size } = more;
  const defenses = { resistances, immunities, vulnerabilities, conditionImmunities };
  return { armorClass, dexterity, saves, attacks, effects, attacksPerTurn, legend, ...defenses, abilities, skills, size };
}

/** A creature's numbers in a form; what the form resists lies in its effect. */
function numbersIn(shape: Shape, { saves, abilities }: OwnForm['own']): OwnForm['own'] {
  const { armorClass, attacks, effects = [], attacksPerTurn, size, skills, stats } = shape;
  const modifiers = eachAbility((ability) => {
    const score = stats[ability];
    return score === undefined ? (abilities?.[ability] ?? saves[ability]) : modifierOf(score);
  });
  return {
    armorClass,
    dexterity: stats.dexterity,
    saves: eachAbility((ability) =>
      stats[ability] === undefined ? (shape.replaces ? modifiers[ability] : saves[ability]) : (shape.saves[ability] ?? modifiers[ability]),
    ),
    attacks,
    effects,
    attacksPerTurn,
    legend: null,
    resistances: [],
    immunities: [],
    vulnerabilities: [],
    conditionImmunities: [],
    abilities: modifiers,
    skills,
    size,
  };
}

/** Ends forms that cannot last: their bearer is dead, or has no temporary hit points left where the form goes with them. */
function endForms(draft: Draft, { id, dead, temporaryHitPoints }: Combatant): void {
  endEffects(
    draft,
    id,
    ({ shape, ends }) =>
      shape !== undefined && (dead || (temporaryHitPoints === 0 && ends.some(({ by }) => by === 'noTemporaryHitPoints'))),
  );
}

/**
 * Brings a fight into line with the forms that effects hold. A hero’s numbers are reckoned by the sheet; a creature has no sheet, so
 * that what it has of its own is put by as long as a form lasts.
 */
export function settleForms(draft: Draft): void {
  for (const one of draft.combat.combatants) {
    if (!one.ownForm && one.activeEffects.every(({ shape }) => shape === undefined)) continue;
    endForms(draft, one);
    const now = find(draft, one.id);
    const taken = now.activeEffects.findLast(({ shape }) => shape !== undefined);
    if (now.kind === 'hero' || taken?.id === now.ownForm?.effectId) continue;
    const ownForm = now.ownForm?.own ?? ownFormOf(now);
    if (taken?.shape) change(draft, one.id, { ...numbersIn(taken.shape, ownForm), ownForm: { effectId: taken.id, own: ownForm } });
    else change(draft, one.id, { ...ownForm, ownForm: null });
  }
}
