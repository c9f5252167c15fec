import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { CheckMaterial } from '#domain/narration/reply-check/reply-check.ts';
import { findLoreByReader } from '#server/features/adventures/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { listLastReplies } from './answered-messages.store.ts';
import type { Written } from './write-brief.ts';

/** Kept for as long as the adventure is, so that what the check makes of them is made once. */
const kept = new WeakMap<Adventure['npcs'], readonly string[]>();

/** The secrets of people, which stand in no brief. */
function secretsOf({ npcs }: Adventure): readonly string[] {
  const secrets = kept.get(npcs) ?? npcs.flatMap(({ secret }) => secret ?? []);
  kept.set(npcs, secrets);
  return secrets;
}

/**
 * Reads what a reply is checked against besides its brief, while the model is asked: only the first sentence waits for it, and by then
 * it is there.
 */
export async function readMaterial(
  sql: Sql,
  { adventure, worldId, brief: { campaignId } }: Pick<Written, 'adventure' | 'worldId' | 'brief'>,
): Promise<CheckMaterial> {
  const [earlier, lore] = await Promise.all([
    listLastReplies(sql, campaignId, narrationServerLimits.repliesWithoutRepeat),
    findLoreByReader(sql, { campaignId, worldId }),
  ]);
  return { earlier, lore, secrets: secretsOf(adventure), instructions: [], ids: [] };
}
