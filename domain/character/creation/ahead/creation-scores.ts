import { abilities, eachAbility } from '#domain/rules/ability.ts';
import type { Ability, AbilityScores } from '#domain/rules/ability.ts';
import { standardArray } from '#domain/rules/ability-roll.ts';
import type { Increases } from '#domain/character/character.ts';
import type { CreationDraft, Deal } from './creation-draft.ts';

/** The scores that are dealt out; none while nothing was rolled. */
export function poolOf({ method }: Pick<CreationDraft, 'method'>, totals: readonly number[]): readonly number[] {
  return method === 'rolled' ? totals : standardArray;
}

/** The scores before the background raises them; null as long as one is missing. */
export function scoresOf(draft: CreationDraft, totals: readonly number[]): AbilityScores | null {
  if (draft.method === 'pointBuy') return draft.bought;
  const deal = draft.method === 'rolled' ? draft.rolled : draft.array;
  const pool = poolOf(draft, totals);
  const scores = eachAbility((ability) => pool[deal[ability] ?? -1]);
  const missing = abilities.some((ability) => scores[ability] === undefined);
  return missing ? null : eachAbility((ability) => scores[ability] ?? 0);
}

/** Gives an ability one of the dealt scores; whoever had it gets what this one had. */
export function dealt(deal: Deal, ability: Ability, index: number | null): Deal {
  const holder = index === null ? undefined : abilities.find((each) => deal[each] === index);
  const after = { ...deal, [ability]: index };
  return holder === undefined || holder === ability ? after : { ...after, [holder]: deal[ability] };
}

/** What a background may raise: abilities, and these in the order in which the class needs them. */
export interface RaiseRules {
  from: readonly Ability[];
  needed: readonly Ability[];
}

/** What the background adds to the scores, as far as it is decided; what suits the class where it is not. */
export function raisesOf({ raises }: Pick<CreationDraft, 'raises'>, rules: RaiseRules): Increases {
  if (raises.plan === 'each') return Object.fromEntries(rules.from.map((ability) => [ability, 1]));
  const { most, more } = raisedBy({ raises }, rules);
  return { [most]: 2, [more]: 1 };
}

/** The two abilities the background raises: those chosen, else those the class needs most. */
export function raisedBy({ raises }: Pick<CreationDraft, 'raises'>, { from, needed }: RaiseRules): { most: Ability; more: Ability } {
  const chosen = [raises.most, raises.more].map((ability) => (ability !== null && from.includes(ability) ? ability : null));
  const most = chosen[0] ?? needed.find((ability) => ability !== chosen[1]) ?? 'strength';
  const more = chosen[1] !== most && chosen[1] !== null && chosen[1] !== undefined ? chosen[1] : needed.find((ability) => ability !== most);
  return { most, more: more ?? 'dexterity' };
}
