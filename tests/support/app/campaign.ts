import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { TestApp } from './app.ts';
import { signUp } from './people.ts';
import type { Client, Somebody } from './people.ts';

/** Opens a campaign of somebody who may, with players at its table; answers its id. */
export async function openCampaign(
  { database }: Pick<TestApp, 'database'>,
  owner: { call: Client },
  players: Pick<Somebody, 'id'>[] = [],
  mode: 'ai' | 'dm' = 'ai',
): Promise<string> {
  const { id } = await owner.call.campaigns.create({ name: 'The salt road', worldId: FREE_TEMPLATE_WORLD });
  await database.pool.query(
    "insert into campaign_participant (campaign_id, user_id, seat) select $1, player, 'player' from unnest($2::text[]) as player",
    [id, players.map((player) => player.id)],
  );
  await database.pool.query("update campaign set settings = jsonb_build_object('narratorMode', $2::text) where id = $1", [id, mode]);
  return id;
}

/** A campaign that its owner leads and narrates, with two new players at its table. */
export async function seatTwoPlayers(
  app: Pick<TestApp, 'database' | 'url'>,
  owner: { call: Client },
): Promise<{ mira: Somebody; tov: Somebody; campaignId: string }> {
  const [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  return { mira, tov, campaignId: await openCampaign(app, owner, [mira, tov], 'dm') };
}
