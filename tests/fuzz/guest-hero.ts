import { bringHero } from '#tests/support/app/arena.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** A campaign of the owner’s where a guest sits without a character. */
export async function emptySeat(table: FuzzTable): Promise<{ campaignId: string }> {
  const campaignId = await table.freshCampaign();
  await table.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  await table.seat(campaignId, table.guest, 'player');
  return { campaignId };
}

/** The same with a character of the guest’s. */
export async function guestHero(table: FuzzTable): Promise<{ campaignId: string; characterId: string }> {
  const { campaignId } = await emptySeat(table);
  return { campaignId, characterId: await bringHero(table.app, campaignId, table.guest, 'Tam') };
}

/** A hero of the guest's for a player who has none. */
export async function handingOver(table: FuzzTable): Promise<{ campaignId: string; characterId: string; userId: string }> {
  const hero = await guestHero(table);
  await table.seat(hero.campaignId, table.player, 'player');
  return { ...hero, userId: table.player.id };
}
