import type { CombatNow, TableHero } from '#contract/play/combat-shapes.ts';
import type { Event } from '#contract/realtime/events.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';

type CharacterChange = Extract<Event, { type: 'characters.changed' }>;

/** Takes a change of a sheet into the adventurers that the Combat tab shows. */
export function takeHeroChange(change: CharacterChange, me: string): void {
  const queryKey = calls.combat.get.queryKey({ input: { campaignId: change.campaignId } });
  applyState(queryKey, () => {
    const now = queryClient.getQueryData(queryKey);
    const heroes = now && heroesAfter(now, change, me);
    if (now && heroes) queryClient.setQueryData(queryKey, { ...now, heroes });
    return heroes !== null;
  });
}

/** The adventurers after a change; null where one's own has come or gone, for then there is more to be asked. */
export function heroesAfter(
  { heroes, characterId: own }: CombatNow,
  { characterId, card }: CharacterChange,
  me: string,
): TableHero[] | null {
  if (card === null) return characterId === own ? null : heroes.filter(({ id }) => id !== characterId);
  if (card.userId === me && heroes.every(({ id }) => id !== characterId)) return null;
  const { id, userId, name, level, experience, mayLevelUp, armorClass, hitPoints } = card;
  const { left, maximum: maxHitPoints, temporary: temporaryHitPoints } = hitPoints;
  const hero = { id, userId, name, level, hitPoints: left, maxHitPoints, temporaryHitPoints, armorClass, experience, mayLevelUp };
  return [...heroes.filter((each) => each.id !== id), hero].toSorted((one, other) => one.name.localeCompare(other.name));
}
