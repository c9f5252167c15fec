import { commanderOf } from '#domain/combat/commanded.ts';
import { isWaiting } from '#domain/combat/state.ts';
import { limits } from '#domain/limits/limits.ts';
import { chooseNpcAction } from '#domain/combat/npc/tactics.ts';
import { chooseLegendaryAction } from '#domain/combat/npc/legendary.ts';
import { loadMeans } from './steps/load-means.ts';
import { recordStep } from './record-step.ts';
import type { CombatTransaction } from './combat-transaction.ts';

/**
 * The narrator takes the turn of the NPC whose turn it is, or of all until a hero acts, with a legendary action after each turn that ends;
 * `ended` names whose did just now. Nothing happens when no NPC acts, or no hero is left.
 */
export async function letNpcsAct(transaction: CombatTransaction, which: 'one' | 'all', ended: string | null = null): Promise<void> {
  let over = ended;
  for (let taken = 0; taken < limits.npcStepsAtOnce; taken += 1) {
    const { combat } = transaction.fight.entry;
    // Somebody is asked first.
    if (isWaiting(combat)) return;
    // Those whom a hero has called are played by the hero's player.
    const acting = combat.combatants.find(({ id }) => id === combat.active);
    if (which === 'all' && acting && commanderOf(combat, acting)) return;
    const heroesLeft = combat.combatants.some(({ kind, dead }) => kind === 'hero' && !dead);
    if (which === 'all' && !heroesLeft) return;
    const legendary = which === 'all' && over !== null ? chooseLegendaryAction(combat, over, transaction.dice) : null;
    const choice =
      legendary ??
      (combat.active === null ? null : chooseNpcAction(combat, combat.active, transaction.dice, await loadMeans(combat, combat.active)));
    if (!choice) return;
    await recordStep(transaction, 'narrator', choice.step, choice.why);
    over = choice.step.name === 'next' ? combat.active : null;
    if (which === 'one' && choice.step.name === 'next') return;
  }
}
