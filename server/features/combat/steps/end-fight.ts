import { withFoesOf } from '#domain/narration/rulings/fights/after-fight.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { award } from '#server/features/combat/award.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { recordStep } from '#server/features/combat/record-step.ts';

/** Ends a fight, and gives the heroes their experience; the story it began in goes on with its foes as the fight has left them. */
export async function endFight(transaction: CombatTransaction, actor: string, yielded: readonly string[]): Promise<void> {
  const rising = transaction.settings.levelsBy === 'milestone' ? { byMilestone: true as const } : {};
  await recordStep(transaction, actor, { name: 'end', yielded: [...yielded], ...rising });
  const { combat } = transaction.fight.entry;
  await award(transaction, combat.award?.heroes ?? [], combat.award?.each ?? 0);
  await keepFoes(transaction);
}

async function keepFoes({ tx, campaignId, fight }: CombatTransaction): Promise<void> {
  const { combat } = fight.entry;
  const play = combat.fromStory && (await findPlay(tx.sql, campaignId));
  if (play) await savePlay(tx.sql, campaignId, withFoesOf(play.state, combat), tx.now);
}
