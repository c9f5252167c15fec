import type { CombatFact } from '#domain/combat/fact.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatTransaction } from './combat-transaction.ts';
import { listEntriesSince } from './fight.ts';
import { factsOf } from './record-step.ts';

/**
 * What players learnt of the steps of a fight after an entry, and how it stood then; null where some of them were taken back, and where
 * the entry cannot be read.
 */
export async function factsSince(
  { tx, campaignId, fight, settings }: CombatTransaction,
  number: number,
): Promise<{ facts: CombatFact[][]; before: Combat } | null> {
  const [first, ...later] = await listEntriesSince(tx.sql, campaignId, fight, number);
  if (first?.number !== number || later.some(({ restores }) => restores !== null)) return null;
  const facts = later.map((entry, at) => {
    const { combat } = later[at - 1] ?? first;
    return factsOf('players', combat, { ...entry, events: entry.events.slice(entry.told ?? 0) }, settings.hitPointsShown);
  });
  return { facts, before: first.combat };
}
