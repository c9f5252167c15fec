import type { AskedCheck } from '#domain/check/check.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** An NPC of a fight who can be reached. */
interface FightCreature {
  id: string;
  name: string;
  /** What whoever leads should know before naming it. */
  hint?: string;
}

/** The living NPCs of the running fight whom a check has not asked yet, as far as whoever looks sees them. */
export function useFightCreatures(campaignId: string, { what, rollers }: Pick<AskedCheck, 'what' | 'rollers'>): FightCreature[] {
  const fight = useQuery(calls.combat.get.queryOptions({ input: { campaignId } })).data?.fight;
  if (fight?.view.phase !== 'running' || what.kind !== 'save') return [];
  const { view } = fight;
  const asked = new Set(rollers.flatMap(({ creature, characterId, name }) => creature?.id ?? (characterId === null ? name : [])));
  const found =
    view.audience === 'dm'
      ? view.combatants.map(({ id, name, kind, dead, hidden }) => ({ id, name, kind, isDead: dead, hidden }))
      : view.combatants.map(({ id, name, kind, health }) => ({ id, name, kind, isDead: health === 'dead', hidden: false }));
  return found
    .filter(({ id, name, kind, isDead }) => kind !== 'hero' && !isDead && !asked.has(id) && !asked.has(name))
    .map(({ id, name, hidden }) => ({ id, name, ...(hidden && { hint: 'Hidden: players will read its name.' }) }));
}
