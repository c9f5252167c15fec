import type { NarrationInfo } from '#domain/chat/message.ts';
import { isWaiting } from '#domain/combat/state.ts';
import type { FightBegun } from '#domain/narration/rulings/fights/begin-fight.ts';
import { foeProfile } from '#domain/narration/rulings/fights/foe.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { findSettings } from '#server/features/campaigns/index.ts';
import { publishCombatResult, storyFights } from '#server/features/combat/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';

/** Opens the fight that a reply began; null where the table has one by now. */
export async function openBegun(
  tx: Tx,
  kernel: Kernel,
  campaignId: string,
  { heroes, foes, surprised }: FightBegun,
  state: PlayState,
): Promise<CombatTransaction | null> {
  const settings = await findSettings(tx.sql, campaignId);
  const profiles = foes.flatMap((npc) => foeProfile(npc, state) ?? []);
  return storyFights.beginFight(tx, kernel, { campaignId, settings, heroes, foes: profiles, surprised });
}

/** Whose words go on in a fight that a reply began, and from where on the next reply tells of it. */
export function waitsOfBegun({ fight, before }: CombatTransaction, { words }: FightBegun): Required<Pick<NarrationInfo, 'waits'>> {
  const left = words.map((each) => ({ ...each, over: 0, taken: 0 }));
  return { waits: { fightId: fight.id, told: before.entry.number, words: left } };
}

/** Publishes a fight that a reply began, below that reply. The next one tells how it stands, and goes on with the words that began it. */
export async function publishBegun(transaction: CombatTransaction): Promise<void> {
  await publishCombatResult(transaction, true);
  const { tx, campaignId, fight } = transaction;
  // Where somebody is asked for a reaction first, that reply is owed once they have answered.
  if (!isWaiting(fight.entry.combat))
    tx.emit(campaignTopic(campaignId), { type: 'story.happened', campaignId, moments: [], settled: fight.id });
}
