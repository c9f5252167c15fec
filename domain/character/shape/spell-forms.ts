import { challengeNumber } from '#domain/rules/challenge-experience.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import type { FormTerms, Shape } from '#domain/rules/activity/shape.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { shapeFrom } from './wild-shape.ts';

/** Whether a spell can turn somebody of a level or challenge rating into a creature; null where the rating is not known yet. */
export function allowsForm({ types, notTypes, challenge, largest }: FormTerms, block: StatBlock, rating: number | null): boolean {
  const most = challenge === 'bearer' ? (rating ?? Infinity) : challenge;
  if (types?.includes(block.type) === false || notTypes?.includes(block.type) === true) return false;
  if (largest !== undefined && sizes.indexOf(block.size) > sizes.indexOf(largest)) return false;
  return challengeNumber(block.challenge) <= most;
}

/** The form of a creature by the terms of a spell. */
export function spellForm({ mind, trained }: FormTerms, block: StatBlock): Shape {
  const shape = shapeFrom(block);
  const { intelligence, wisdom, charisma } = block.abilities;
  return {
    ...shape,
    ...(mind === 'form' && { stats: { ...shape.stats, intelligence, wisdom, charisma } }),
    ...(trained === undefined && { replaces: true as const }),
    effects: block.effects,
    vanishing: true,
  };
}

/** An effect that lies on somebody with the form that a spell gives them by its terms, and the temporary hit points that it lends. */
export function withFormOf(laid: ActiveEffect, terms: FormTerms, block: StatBlock): { effect: ActiveEffect; lent: number | null } {
  const changes = [...laid.changes, ...defensesOf(block)];
  return { effect: { ...laid, changes, shape: spellForm(terms, block) }, lent: terms.lends === true ? block.hitPoints : null };
}

/** What a form resists and cannot suffer, as changes of whoever bears it. */
function defensesOf({ resistances, immunities, vulnerabilities, conditionImmunities }: StatBlock): Change[] {
  return [
    ...(resistances.length > 0 ? [{ on: 'resistance' as const, types: resistances }] : []),
    ...(immunities.length > 0 ? [{ on: 'immunity' as const, types: immunities }] : []),
    ...(vulnerabilities.length > 0 ? [{ on: 'vulnerability' as const, types: vulnerabilities }] : []),
    ...(conditionImmunities.length > 0 ? [{ on: 'conditionImmunity' as const, conditions: conditionImmunities }] : []),
  ];
}
