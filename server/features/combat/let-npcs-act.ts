import { chooseNpcAction } from '#domain/combat-npc.ts';
import { chooseLegendaryAction } from '#domain/combat-npc-legend.ts';
import { recordStep } from './record-step.ts';
import type { Ring } from './ring.ts';

/** Steps that are taken for NPCs at once; whoever acts after so many waits for the next word of somebody. */
const MOST = 60;

/**
 * The narrator takes the turn of the NPC whose turn it is, or of all until a hero acts, with a legendary action after each turn that ends;
 * `ended` names whose did just now. Nothing happens when no NPC acts, or no hero is left.
 */
export async function letNpcsAct(ring: Ring, whose: 'one' | 'all', ended: string | null = null): Promise<void> {
  let over = ended;
  for (let taken = 0; taken < MOST; taken += 1) {
    const { combat } = ring.fight.entry;
    const heroesLeft = combat.combatants.some(({ kind, dead }) => kind === 'hero' && !dead);
    if (whose === 'all' && !heroesLeft) return;
    const legendary = whose === 'all' && over !== null ? chooseLegendaryAction(combat, over, ring.dice) : null;
    const choice = legendary ?? (combat.active === null ? null : chooseNpcAction(combat, combat.active, ring.dice));
    if (!choice) return;
    await recordStep(ring, 'narrator', choice.step, choice.why);
    over = choice.step.name === 'next' ? combat.active : null;
    if (whose === 'one' && choice.step.name === 'next') return;
  }
}
