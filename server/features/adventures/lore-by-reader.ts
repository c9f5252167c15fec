import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { loreByReader } from '#domain/world/lore/hidden-lore.ts';
import type { LoreByReader } from '#domain/world/lore/hidden-lore.ts';
import { TableLore } from '#domain/world/lore/table-lore.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { readLore } from '#server/features/lore/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';

const kept = new Map<string, LoreByReader>();

/**
 * The lore of a campaign by who may read it, that of its world and its own: what the reply check looks for in replies. It is the same object
 * until either has changed. Of very much lore only the beginning is looked for.
 */
export async function findLoreByReader(sql: Sql, { campaignId, worldId }: { campaignId: string; worldId: string }): Promise<LoreByReader> {
  const [world, own] = await Promise.all([worldStore.findPlayedWorld(sql, worldId), documentStore.findRevision(sql, campaignId, 'lore')]);
  const key = `${worldId} ${world.revision} ${own}`;
  const lore = kept.get(key) ?? within(loreByReader(await entriesOf(sql, campaignId, worldId)));
  kept.delete(key);
  kept.set(key, lore);
  for (const [oldest] of kept) if (kept.size > narrationServerLimits.loresKept) kept.delete(oldest);
  return lore;
}

async function entriesOf(sql: Sql, campaignId: string, worldId: string) {
  const [world, documents] = await Promise.all([
    readLore(sql, worldId, { id: '', builds: true }),
    documentStore.listDocuments(sql, campaignId, 'lore'),
  ]);
  const own = readableOf(
    TableLore,
    documents.map(({ key, data }) => ({ id: key, data })),
    'entry',
  );
  return [...world, ...own];
}

/** As much of it as is kept ready. */
function within({ hidden, open }: LoreByReader): LoreByReader {
  const begin = (texts: readonly string[]) => {
    let left: number = narrationServerLimits.loreCheckedCharacters;
    return texts.filter(({ length }) => (left -= length) >= 0);
  };
  return { hidden: begin(hidden), open: hidden.length === 0 ? [] : begin(open) };
}
