import { isDown } from '#domain/combat/state.ts';
import type { Paid } from '#domain/combat/follow/outcome.ts';
import type { CombatantProfile } from '#domain/combat/state.ts';
import type { CampaignSettings } from '#domain/campaign/settings.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { lockTable } from '#server/features/combat/combat-transaction.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { findFight } from '#server/features/combat/fight.ts';
import { goOnWithNpcs } from '#server/features/combat/let-npcs-act.ts';
import { writeSheets } from '#server/features/combat/publish-combat-result.ts';
import { recordStep } from '#server/features/combat/record-step.ts';
import { endFight } from '#server/features/combat/steps/end-fight.ts';
import { openFight } from '#server/features/combat/steps/open-fight.ts';
export { joinHeroes } from '#server/features/combat/steps/join-heroes.ts';
import { endStoryFight } from './end-story-fight.ts';

interface Beginning {
  campaignId: string;
  settings: CampaignSettings;
  /** The characters of the heroes who are there. */
  heroes: readonly string[];
  /** People of the story, by the ids that they have in it. */
  foes: readonly CombatantProfile[];
  surprised: readonly string[];
}

const by = { id: null, name: 'Narrator' };

/**
 * A fight begins in the story: the narrator opens it, everybody rolls initiative, and creatures act until a hero does. It is still to be
 * published. Null where the table has a fight already.
 */
export async function beginFight(
  tx: Tx,
  kernel: Kernel,
  { heroes, foes, surprised, ...table }: Beginning,
): Promise<CombatTransaction | null> {
  const before = await findFight(tx.sql, table.campaignId);
  if (before instanceof Damaged || (before && before.entry.combat.phase !== 'over')) return null;
  const opening = { ...table, by, actor: 'narrator' };
  await openFight(tx, kernel, { ...opening, heroes, fromStory: foes.map(({ id }) => id) });
  const transaction = await lockTable(tx, kernel, opening);
  if (!transaction) return null;
  for (const profile of foes) await recordStep(transaction, 'narrator', { name: 'join', profile });
  await recordStep(transaction, 'narrator', { name: 'start', surprised: [...surprised] });
  await goOnWithNpcs(transaction);
  return transaction;
}

/** Foes give up or are calmed: they leave the fight and count as defeated. It is over where they were the last. */
export async function yieldFoes(transaction: CombatTransaction, ids: readonly string[], paid: Paid | null = null): Promise<void> {
  const price = paid === null ? {} : { paid };
  for (const targetId of ids) await recordStep(transaction, 'narrator', { name: 'leave', targetId, yields: true, ...price });
  await endStoryFight(transaction);
}

/** A hero gets away from a fight; it is over where nobody of them is left who stands. */
export async function getAway(transaction: CombatTransaction, id: string): Promise<void> {
  const { combatants } = transaction.fight.entry.combat;
  const isLast = !combatants.some((one) => one.kind === 'hero' && one.id !== id && !one.dead && !isDown(one));
  if (isLast) return endFight(transaction, 'narrator', []);
  await writeSheets(transaction);
  await recordStep(transaction, 'narrator', { name: 'leave', targetId: id });
  await goOnWithNpcs(transaction);
}
