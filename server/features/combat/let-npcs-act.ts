import { chooseNpcAction } from '#domain/combat-npc.ts';
import { recordStep } from './record-step.ts';
import type { Ring } from './ring.ts';

/** Steps that are taken for NPCs at once; whoever acts after so many waits for the next word of somebody. */
const MOST = 60;

/** The narrator takes the turn of the NPC whose turn it is, or of all until a hero acts. Nothing happens when no NPC does, or no hero is left. */
export async function letNpcsAct(ring: Ring, whose: 'one' | 'all'): Promise<void> {
  for (let taken = 0; taken < MOST; taken += 1) {
    const { combat } = ring.fight.entry;
    const heroesLeft = combat.combatants.some(({ kind, dead }) => kind === 'hero' && !dead);
    if (whose === 'all' && !heroesLeft) return;
    const choice = combat.active === null ? null : chooseNpcAction(combat, combat.active, ring.dice);
    if (!choice) return;
    await recordStep(ring, 'narrator', choice.step, choice.why);
    if (whose === 'one' && choice.step.name === 'next') return;
  }
}
