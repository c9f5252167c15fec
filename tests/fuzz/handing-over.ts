import { bringHero } from '#tests/support/app/arena.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** A hero of the guest's for a player who has none. */
export async function handingOver(table: FuzzTable, emptySeat: (table: FuzzTable) => Promise<{ campaignId: string }>) {
  const { campaignId } = await emptySeat(table);
  await table.seat(campaignId, table.player, 'player');
  return { campaignId, characterId: await bringHero(table.app, campaignId, table.guest, 'Tam'), userId: table.player.id };
}
