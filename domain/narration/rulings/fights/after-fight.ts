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

/**
 * The play with the foes of a fight that began in it as they are in that fight; who gave up or was knocked out is wary
 * from then on. For whom the party has had its experience, now or earlier, it has none again.
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
  const own = combatants.filter(({ id }) => fromStory.includes(id));
  const sleepers = own.filter(isKnockedOut);
  for (const one of own) {
    const damage = one.dead ? one.maxHitPoints : one.maxHitPoints - one.hitPoints;
    const attitude = isKnockedOut(one) ? 'wary' : (state.npcs[one.id]?.attitude ?? 'hostile');
    npcs[one.id] = { damage, attitude, ...worth(one) };
  }
  for (const one of yielded) if (fromStory.includes(one.id)) npcs[one.id] = { damage: one.lost, attitude: 'wary', ...worth(one) };
  return fromStory.length === 0 ? state : { ...state, npcs, ...(sleepers.length > 0 && { tags: withSleepers(state, sleepers) }) };
}
