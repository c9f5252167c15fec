import type { AskedCheck } from '#domain/check/check.ts';
import { exhaustionPenaltyOf } from '#domain/combat/effects/condition.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** An NPC of a fight who can be reached, with what it adds to the save. */
interface FightCreature {
  id: string;
  name: string;
  /** What whoever leads should know before naming it. */
  hint?: string;
  modifier: number;
}

/** The living NPCs of the running fight whom a check has not asked yet, as whoever leads sees them; none for others. */
export function useFightCreatures(
  campaignId: string,
  { what, rollers }: Pick<AskedCheck, 'what' | 'rollers'>,
  leads: boolean,
): FightCreature[] {
  const view = useQuery(calls.combat.get.queryOptions({ input: { campaignId }, enabled: leads })).data?.fight?.view;
  if (!leads || view?.audience !== 'dm' || view.phase !== 'running' || what.kind !== 'save') return [];
  const asked = new Set(rollers.map(({ name }) => name));
  return view.combatants
    .filter(({ kind, name, dead }) => kind !== 'hero' && !dead && !asked.has(name))
    .map((one) => ({
      id: one.id,
      name: one.name,
      ...(one.hidden && { hint: 'Hidden: players will read its name.' }),
      modifier: one.saves[what.ability] - exhaustionPenaltyOf(one),
    }));
}
