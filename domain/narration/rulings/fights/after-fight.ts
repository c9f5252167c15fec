import { isKnockedOut } from '#domain/combat/effects/weapons/knock-out.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { timeOf } from '#domain/narration/rulings/story-time.ts';
import { withTag } from '#domain/narration/scene-tags/scene-tag.ts';

/** The tags of a play where some lie knocked out: they are as if asleep. */
const withSleepers = (state: PlayState, sleepers: readonly Combatant[]) =>
  sleepers.reduce(
    (tags, { id }) =>
      withTag(tags, { scene: state.scene, about: { kind: 'npc', id }, state: 'asleep', by: null, since: timeOf(state).turns }),
    state.tags ?? [],
  );

/** The play with the foes of a fight that began in it as they are in that fight; who gave up or was knocked out is wary from then on. */
export function withFoesOf(
  state: PlayState,
  { fromStory = [], yielded = [], combatants }: Pick<Combat, 'fromStory' | 'yielded' | 'combatants'>,
): PlayState {
  const npcs = { ...state.npcs };
  const own = combatants.filter(({ id }) => fromStory.includes(id));
  const sleepers = own.filter(isKnockedOut);
  for (const { id, dead, hitPoints, maxHitPoints } of own)
    npcs[id] = { damage: dead ? maxHitPoints : maxHitPoints - hitPoints, attitude: state.npcs[id]?.attitude ?? 'hostile' };
  for (const { id, hitPoints, maxHitPoints } of sleepers) npcs[id] = { damage: maxHitPoints - hitPoints, attitude: 'wary' };
  for (const { id, lost } of yielded) if (fromStory.includes(id)) npcs[id] = { damage: lost, attitude: 'wary' };
  return fromStory.length === 0 ? state : { ...state, npcs, ...(sleepers.length > 0 && { tags: withSleepers(state, sleepers) }) };
}
