import type { Combat } from '#domain/combat/state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/** The play with the foes of a fight that began in it as they are in that fight; who gave up is wary from then on. */
export function withFoesOf(
  state: PlayState,
  { fromStory = [], yielded = [], combatants }: Pick<Combat, 'fromStory' | 'yielded' | 'combatants'>,
): PlayState {
  const npcs = { ...state.npcs };
  for (const { id, dead, hitPoints, maxHitPoints } of combatants)
    if (fromStory.includes(id))
      npcs[id] = { damage: dead ? maxHitPoints : maxHitPoints - hitPoints, attitude: state.npcs[id]?.attitude ?? 'hostile' };
  for (const { id, lost } of yielded) if (fromStory.includes(id)) npcs[id] = { damage: lost, attitude: 'wary' };
  return fromStory.length === 0 ? state : { ...state, npcs };
}
