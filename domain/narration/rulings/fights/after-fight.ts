import type { Combat } from '#domain/combat/state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/**
 * The play with the foes of a fight that began in it as they are in that fight; who gave up is wary from then on. For whom the party has had
 * its experience, now or earlier, it has none again.
 */
export function withFoesOf(
  state: PlayState,
  {
    fromStory = [],
    yielded = [],
    combatants,
    award = null,
  }: Pick<Combat, 'fromStory' | 'yielded' | 'combatants'> & { award?: Combat['award'] },
): PlayState {
  const npcs = { ...state.npcs };
  const worth = ({ id, xp }: { id: string; xp: number }) =>
    award?.defeated.includes(id) || (xp === 0 && state.npcs[id]?.beaten) ? { beaten: true as const } : {};
  for (const one of combatants)
    if (fromStory.includes(one.id)) {
      const damage = one.dead ? one.maxHitPoints : one.maxHitPoints - one.hitPoints;
      npcs[one.id] = { damage, attitude: state.npcs[one.id]?.attitude ?? 'hostile', ...worth(one) };
    }
  for (const one of yielded) if (fromStory.includes(one.id)) npcs[one.id] = { damage: one.lost, attitude: 'wary', ...worth(one) };
  return fromStory.length === 0 ? state : { ...state, npcs };
}
