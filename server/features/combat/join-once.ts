import type { Fighter } from '#domain/combat-state.ts';
import { recordStep } from './record-step.ts';
import type { Ring } from './ring.ts';
import { settle } from './settle.ts';

/** Newcomers join a fight together. Where the first of them stands in it, they have joined already and nothing changes. */
export async function joinOnce(ring: Ring, newcomers: readonly Fighter[]): Promise<void> {
  if (ring.fight.entry.combat.combatants.some(({ id }) => id === newcomers[0]?.id)) return;
  for (const fighter of newcomers) await recordStep(ring, ring.by.id, { name: 'join', fighter });
  await settle(ring);
}
