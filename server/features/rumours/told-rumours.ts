import type { Actor } from '#domain/account/account.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { rumourTables, tellers } from '#domain/idea/rumour-tables.ts';
import { drawRumours } from '#domain/narration/rumours/draw-rumours.ts';
import type { ToldEntry } from '#domain/narration/rumours/subjects.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { readLoreToTell } from '#server/features/table-lore/index.ts';

interface Wish {
  seed: string;
  secrets: boolean;
}

/** Rumours as somebody is told them: those who lead also of secrets, where they ask for it, and what is true. */
export function toldRumours(
  { worldId, entries, leads }: { worldId: string; entries: readonly ToldEntry[]; leads: boolean },
  { seed, secrets }: Wish,
) {
  const rumours = drawRumours(entries, { tables: rumourTables, tellers }, { seed, withSecrets: leads && secrets, leads });
  return { leads, worldId, rumours };
}

/** Rumours from the lore of a campaign, as somebody at its table is told them. */
export async function rumoursOfCampaign(sql: Sql, actor: Actor, table: TableAccess, wish: Wish) {
  const entries = await readLoreToTell(sql, actor, table);
  return toldRumours({ worldId: table.worldId, entries, leads: isDm(table.seat) }, wish);
}
