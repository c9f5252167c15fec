import type { Dice } from '#domain/dice/dice.ts';
import { weighed } from '#domain/dice/reasons.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { listText } from '#domain/text/list-text.ts';
import { exhaustionPenaltyOf, failsSave, saveReasons } from './condition.ts';
import { addedToSave, saveModes } from './effect-modifiers.ts';

const faces = 20;
/** Every die shows its average. */
const average: Dice = (sides) => (sides + 1) / 2;

/** How likely somebody is to make a save now, with what conditions and effects make of it. */
function chanceOf(one: Combatant, ability: Ability, dc: number): number {
  if (failsSave(one, ability)) return 0;
  const modifier = one.saves[ability] - exhaustionPenaltyOf(one) + addedToSave(average, one, ability).amount;
  const plain = Math.min(1, Math.max(0, (faces + 1 - (dc - modifier)) / faces));
  const mode = weighed(saveReasons(one, ability, saveModes(one, ability)));
  if (mode === 'none') return plain;
  return mode === 'advantage' ? 1 - (1 - plain) ** 2 : plain ** 2;
}

/**
 * Of saves between which whoever is to make one may choose, hero or not, the one that is most likely to succeed, and why in words; the
 * first of equals.
 */
export function likeliestSave(one: Combatant, abilities: readonly Ability[], dc: number): { ability: Ability; why?: string } {
  const chances = new Map(abilities.map((each) => [each, chanceOf(one, each, dc)]));
  const hopeOf = (each: Ability) => chances.get(each) ?? 0;
  const ability = abilities.reduce((best, each) => (hopeOf(each) > hopeOf(best) ? each : best));
  const others = abilities.filter((each) => each !== ability);
  if (others.length === 0) return { ability };
  const isEven = others.some((each) => hopeOf(each) === hopeOf(ability));
  const than = `${isEven ? 'as likely to succeed as' : 'more likely to succeed than'} ${listText(others.map(capitalize))}`;
  return { ability, why: `${capitalize(ability)}: ${than}` };
}
