import type { Character } from '#domain/character/character.ts';
import type { ShownCondition } from '#domain/character/shown-conditions.ts';
import { shownConditions } from '#domain/combat/effects/condition.ts';
import type { CombatView } from '#domain/combat/view.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

function conditionsIn(view: CombatView | undefined, id: string): ShownCondition[] {
  if (view?.phase !== 'running') return [];
  if (view.audience === 'players') return view.combatants.find((one) => one.id === id)?.conditions ?? [];
  const one = view.combatants.find((each) => each.id === id);
  return one ? shownConditions(one, view.combatants) : [];
}

/** The conditions of a character as the running fight of their table shows them: how long, and from whom. None outside of a fight. */
export function useConditionsInFight({ campaignId, id }: Pick<Character, 'campaignId' | 'id'>): ShownCondition[] {
  const { data } = useQuery(calls.combat.get.queryOptions({ input: { campaignId } }));
  return conditionsIn(data?.fight?.view, id);
}
