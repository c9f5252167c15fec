import { randomUUID } from 'node:crypto';
import { startApp } from '#tests/support/app/app.ts';
import type { Options, TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { startStripeServer } from '#tests/support/services/stripe-server.ts';
import { startMediaServer } from '#tests/support/services/media-server.ts';
import { clientFor, cookieOf, PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';

/** An app with people, a table, a world and real ids of everything, from which accepted calls are made. */
export interface FuzzTable {
  app: TestApp;
  admin: Somebody;
  /** Leads the table and owns the world. */
  owner: Somebody;
  /** Plays at the table; has a hero there. */
  player: Somebody;
  /** Two more accounts, each allowed to lead. */
  guest: Somebody;
  heir: Somebody;
  /** Signed out again and again. */
  stranger: Somebody;
  campaignId: string;
  worldId: string;
  heroId: string;
  /** A service that reads aloud, as an administrator names it. */
  speech: { baseUrl: string; model: string; voice: string };
  /** Changes rows as somebody with the database at hand would. */
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** A campaign of the owner’s that nothing else uses. */
  freshCampaign: (mode?: 'ai' | 'dm') => Promise<string>;
  /** A world of the owner’s that nothing else uses. */
  freshWorld: () => Promise<string>;
  /** Gives somebody a seat, or takes it. */
  seat: (campaignId: string, person: Somebody, seat: 'player' | 'spectator' | 'co-dm' | null) => Promise<void>;
  /** Gives somebody a part in a world, or takes it. */
  member: (worldId: string, person: Somebody, role: 'editor' | 'reader' | null) => Promise<void>;
}

/** Opens a table for the fuzz, on the engine that tests run on unless it is told. */
export async function openFuzzTable(options: Options = {}): Promise<FuzzTable> {
  const media = await startMediaServer();
  const stripe = await startStripeServer();
  const app = await startApp({ stripe: stripe.settings, trustedOrigins: [stripe.origin], ...options });
  const admin = await signUpAdministrator(app);
  const [leader, player, visitor, friend, stranger] = [
    await signUp(app.url, 'Oda'),
    await signUp(app.url, 'Mira'),
    await signUp(app.url, 'Tam'),
    await signUp(app.url, 'Nell'),
    await signUp(app.url, 'Ann'),
  ];
  const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query<Record<string, unknown>>(text, values)).rows;
  for (const { id: userId } of [leader, visitor, friend]) await admin.call.admin.setPlan({ userId, plan: 'DM' });
  // Another plan gives a session another token: who has it signs in again.
  const [owner, guest, heir] = [await anotherSession(app, leader), await anotherSession(app, visitor), await anotherSession(app, friend)];
  const seat: FuzzTable['seat'] = async (campaignId, { id }, as) => {
    await query('delete from campaign_participant where campaign_id = $1 and user_id = $2', [campaignId, id]);
    if (as) await query('insert into campaign_participant (campaign_id, user_id, seat) values ($1, $2, $3)', [campaignId, id, as]);
  };
  const member: FuzzTable['member'] = async (worldId, { id }, role) => {
    await query('delete from world_member where world_id = $1 and user_id = $2', [worldId, id]);
    if (role === null) return;
    const { code } = await owner.call.invitations.createForWorld({ worldId, role });
    await (id === guest.id ? guest : heir).call.invitations.joinWorld({ code });
  };
  const freshCampaign = async (mode: 'ai' | 'dm' = 'dm') => openCampaign(app, owner, [], mode);
  const freshWorld = async () => (await owner.call.worlds.create({ name: `Weir ${randomUUID().slice(0, 8)}` })).id;
  const campaignId = await openCampaign(app, owner, [player], 'dm');
  await query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  const heroId = await bringHero(app, campaignId, player, 'Kara');
  return {
    app: {
      ...app,
      async end() {
        await app.end();
        await media.close();
        await stripe.end();
      },
    },
    speech: { baseUrl: media.url, model: 'voice-1', voice: 'anna' },
    admin,
    owner,
    player,
    guest,
    heir,
    stranger,
    campaignId,
    worldId: await freshWorld(),
    heroId,
    query,
    freshCampaign,
    freshWorld,
    seat,
    member,
  };
}

/** Another session of somebody, as a second browser would have it. */
export async function anotherSession({ url }: Pick<TestApp, 'url'>, { email, ...person }: Somebody): Promise<Somebody> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Sign-in failed: ${response.status}`);
  const cookie = cookieOf(response);
  return { ...person, email, cookie, call: clientFor(url, cookie) };
}
