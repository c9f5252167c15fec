import { openOffers } from '#domain/combat/reactions/open-offers.ts';
import { saversLeft } from '#domain/combat/reactions/savers-left.ts';
import { isWaiting } from '#domain/combat/state.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import { combatServerLimits } from '#domain/limits/combat-limits.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { repeat } from '#server/kernel/workers/index.ts';
import type { RepeatedJob } from '#server/kernel/workers/index.ts';
import { findSettings } from '#server/features/campaigns/index.ts';
import { playAwayTurn } from './play-away.ts';
import { goOnWithNpcs } from '#server/features/combat/let-npcs-act.ts';
import { lockTable } from '#server/features/combat/combat-transaction.ts';
import { publishCombatResult } from '#server/features/combat/publish-combat-result.ts';
import { recordStep } from '#server/features/combat/record-step.ts';
import { findNextDeadline, listOverdue, saveDeadline } from './reaction-deadlines.store.ts';

/**
 * Goes on with fights whose question for a reaction nobody answered in time. The end stands in the database, so nothing is forgotten
 * by a restart, and several servers may look at once: the step is taken under the lock of the fight.
 */
export function startReactionClock(kernel: Kernel): RepeatedJob {
  const wakeAt = (ends: number) => clock.wake(Math.max(combatServerLimits.reactionShortestWaitMilliseconds, ends - kernel.now().getTime()));
  async function look() {
    await passOverdue(kernel);
    const next = await findNextDeadline(kernel.database.sql);
    if (next !== null) wakeAt(next.getTime());
  }
  const clock = repeat(
    { fault: 'The clock of reactions failed; it tries again', every: combatServerLimits.reactionLookMilliseconds, first: 0, run: look },
    kernel.timers,
  );
  kernel.afterCommit.push((events) => {
    // A question that was put here may end before the next look.
    for (const event of events) {
      if (event.type !== 'combat.changed' || event.audience !== 'players' || event.change.kind !== 'step') continue;
      const { view } = event.change;
      const ends = view.audience === 'players' ? (view.fields.waitsFor ?? view.fields.saves)?.endsAt : null;
      if (ends) wakeAt(Date.parse(ends));
    }
  });
  return clock;
}

/** Goes on with every fight that has waited long enough. */
export async function passOverdue(kernel: Kernel): Promise<void> {
  for (const campaignId of await listOverdue(kernel.database.sql, kernel.now())) {
    await transact(kernel, (tx) => passOver(kernel, tx, campaignId));
  }
}

/**
 * Takes the silence of somebody who was asked for a no, rolls the saves that nobody has rolled, plays the hero of a player who is
 * away and for whom nobody spoke, and goes on with NPCs that were too many for one step. A deadline that belongs to none of them is forgotten.
 */
async function passOver(kernel: Kernel, tx: Tx, campaignId: string): Promise<void> {
  const settings = await findSettings(tx.sql, campaignId);
  const by = { id: null, name: 'System' };
  const transaction = await lockTable(tx, kernel, { campaignId, settings, by, actor: 'narrator' });
  const combat = transaction?.fight.entry.combat;
  const waits = combat !== undefined && isWaiting(combat);
  if (!waits) await saveDeadline(tx.sql, campaignId, null);
  if (!transaction || !combat) return;
  const { active } = combat;
  const isPlayed = !waits && settings.npcTurns === 'narrator' && (await playAwayTurn(transaction));
  if (!waits && !isPlayed && combat.npcsPlay === null) return;
  if (waits) {
    const { reaction, saves } = combat;
    const endsAt = (reaction ?? saves)?.endsAt ?? null;
    if (endsAt === null || Date.parse(endsAt) > tx.now.getTime()) return;
    const passed = openOffers(combat).map(({ reactorId }): CombatStep => ({ name: 'react', reactorId, way: null, slot: 0 }));
    const steps = reaction === null ? [{ name: 'rollSaves' as const, saverIds: saversLeft(saves) }] : passed;
    for (const step of steps) await recordStep(transaction, 'narrator', step);
  }
  await goOnWithNpcs(transaction, isPlayed ? active : null);
  await publishCombatResult(transaction);
}
