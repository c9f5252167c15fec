import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { CheckMaterial } from '#domain/narration/reply-check/reply-check.ts';
import { findLoreByReader } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { listLastReplies } from './answered-messages.store.ts';

/** Kept for as long as the adventure is, so that what the check makes of them is made once. */
const kept = new WeakMap<Adventure['npcs'], readonly string[]>();

/** The secrets of people, which stand in no brief. */
function secretsOf({ npcs }: Adventure): readonly string[] {
  const secrets = kept.get(npcs) ?? npcs.flatMap(({ secret }) => secret ?? []);
  kept.set(npcs, secrets);
  return secrets;
}

/** What is read of the material; the rest stands in the adventure. */
type ReadMaterial = Pick<CheckMaterial, 'earlier' | 'lore'>;

/**
 * Reads what a reply is checked against besides its brief. It is read beside the brief, on a connection of its own: only the first
 * sentence waits for it, and by then it is there.
 */
export async function readMaterial(sql: Sql, campaignId: string): Promise<ReadMaterial> {
  const [earlier, play] = await Promise.all([
    listLastReplies(sql, campaignId, narrationServerLimits.repliesWithoutRepeat),
    findPlay(sql, campaignId),
  ]);
  return { earlier, ...(play && { lore: await findLoreByReader(sql, play) }) };
}

/** All that a reply is checked against. */
export function materialOf(read: ReadMaterial, adventure: Adventure): CheckMaterial {
  return { ...read, secrets: secretsOf(adventure), instructions: [], ids: [] };
}
