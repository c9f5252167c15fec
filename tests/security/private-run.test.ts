import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { assistantRows } from './matrix/assistant-rows.ts';
import { campaignRows } from './matrix/campaign-rows.ts';
import { characterRows } from './matrix/character-rows.ts';
import { checkRows } from './matrix/check-rows.ts';
import { combatRows } from './matrix/combat-rows.ts';
import { historyRows } from './matrix/history-rows.ts';
import { tableScreenRows } from './matrix/table-screen-rows.ts';
import { battleMapRows } from './matrix/battle-map-rows.ts';
import { encounterRows } from './matrix/encounter-rows.ts';
import { diceRows } from './matrix/dice-rows.ts';
import { homebrewRows } from './matrix/homebrew-rows.ts';
import { marketRows } from './matrix/market-rows.ts';
import { mapRows } from './matrix/map-rows.ts';
import { noteRows } from './matrix/note-rows.ts';
import { safetyRows } from './matrix/safety-rows.ts';
import { tableLoreRows } from './matrix/table-lore-rows.ts';
import type { Row } from './matrix/verdicts.ts';

const rows: Record<string, Row> = {
  ...campaignRows,
  ...battleMapRows,
  ...tableScreenRows,
  ...encounterRows,
  ...diceRows,
  ...homebrewRows,
  'market.installHomebrew': marketRows['market.installHomebrew'],
  'market.publishAssets': marketRows['market.publishAssets'],
  ...historyRows,
  ...mapRows,
  ...noteRows,
  ...tableLoreRows,
  ...assistantRows,
  ...characterRows,
  ...checkRows,
  ...combatRows,
  ...safetyRows,
};

/** What only the host of a private run may do. */
const forHosts = new Set([
  'campaigns.delete',
  'campaigns.restore',
  'campaigns.kick',
  'campaigns.saveSettings',
  'dice.show',
  'history.save',
  'history.list',
  'history.at',
  'history.goBack',
  'history.branch',
  'history.play',
]);

/** What takes a Dungeon Master, whom a private run does not have. */
const forNobody = new Set([
  'campaigns.setRole',
  'campaigns.handOver',
  'campaigns.requests',
  'campaigns.answerRequest',
  'webhooks.list',
  'webhooks.create',
  'webhooks.remove',
  'webhooks.resume',
  'webhooks.sendTest',
  'turns.pause',
  'turns.setAway',
  'turns.skip',
  'checks.ask',
  'checks.close',
  'narrator.ask',
  'narrator.guidance',
  'narrator.guide',
  'narrator.heldBack',
  'narrator.tagScene',
  'narrator.untagScene',
  'drawings.subjects',
  'drawings.suggest',
  'drawings.draw',
  'assistant.list',
  'assistant.ask',
  'characters.grant',
  'characters.handOver',
  'encounters.ofCampaign',
  'encounters.keep',
  'encounters.forget',
  'market.installHomebrew',
  'market.publishAssets',
  'homebrew.save',
  'homebrew.remove',
  'homebrew.findSources',
  'homebrew.copy',
  'homebrew.readCreature',
  'tableLore.removed',
  'tableLore.save',
  'tableLore.remove',
  'tableLore.history',
  'tableLore.restore',
  'tableScreens.get',
  'tableScreens.open',
  'tableScreens.close',
  'battleMaps.create',
  'battleMaps.copy',
  'battleMaps.order',
  'battleMaps.draw',
  'battleMaps.layPicture',
  'battleMaps.removeSound',
  'battleMaps.show',
  'battleMaps.remove',
  'battleMaps.saveTokens',
  'battleMaps.removeToken',
  'maps.savePin',
  'maps.removePin',
  'maps.reveal',
  'maps.setFog',
]);

/** What a Dungeon Master alone may do elsewhere, and every player of a private run. */
const forAll = new Set([
  'invitations.createForCampaign',
  'invitations.listForCampaign',
  'invitations.revokeForCampaign',
  'turns.forceEnd',
  'history.endSession',
  'history.saveRecap',
  'history.publishRecap',
  'history.mendRecap',
  'narrator.stop',
  'narrator.drafts',
  'narrator.publishDraft',
  'narrator.discardDraft',
  'combat.open',
  'combat.addHeroes',
  'combat.addMonsters',
  'combat.addNpc',
  'combat.findMonsters',
  'combat.undo',
  'combat.npcTurn',
  'combat.end',
]);

/** What a host and a guest are told, after what the row says of a campaign with a Dungeon Master. */
function expected(name: string, { own }: Row): { host: string; guest: string } {
  if (forNobody.has(name)) return { host: 'campaign.nobodyLeads', guest: 'campaign.nobodyLeads' };
  if (forHosts.has(name)) return { host: own.owner, guest: 'campaign.hostOnly' };
  // It plays by SRD 5.2, where the matrix has quick rules.
  if (name === 'characters.createSrd') return { host: 'yes', guest: 'yes' };
  const all = forAll.has(name) ? own.owner : own.participant;
  return { host: all, guest: all };
}

const aboutCampaigns = Object.entries(rows).filter(
  ([, { input, isWorldly }]) => !isWorldly && JSON.stringify(input('here')).includes('here'),
);

let app: TestApp;
let host: Somebody;
let guest: Somebody;
let stranger: Somebody;
let admin: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signUp(app.url, 'Ada');
  [host, guest, stranger] = [await signUp(app.url, 'Hal'), await signUp(app.url, 'Gia'), await signUp(app.url, 'Sly')];
});
beforeEach(async () => {
  await app.database.pool.query('delete from campaign where is_private_run');
  campaignId = (await host.call.campaigns.startPrivateRun({})).id;
  await app.database.pool.query(
    `insert into campaign_participant (campaign_id, user_id, seat, joined_at) values ($1, $2, 'player', now() + interval '1 minute')`,
    [campaignId, guest.id],
  );
  // As in the matrix, nothing has been told yet.
  await app.database.pool.query('delete from message where campaign_id = $1', [campaignId]);
});
afterAll(() => app.end());

async function ask({ cookie }: { cookie: string }, name: string, body: unknown): Promise<string> {
  const response = await fetch(`${app.url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  return response.ok ? 'yes' : `${(await response.json()).code}`;
}

describe('in a private run', () => {
  it.each(aboutCampaigns)('%s answers strangers, guests and the host what each may', async (name, row) => {
    const told = {
      visitor: await ask({ cookie: '' }, name, row.input(campaignId)),
      stranger: await ask(stranger, name, row.input(campaignId)),
      admin: await ask(admin, name, row.input(campaignId)),
      guest: await ask(guest, name, row.input(campaignId)),
      host: await ask(host, name, row.input(campaignId)),
    };
    const { visitor, stranger: ofStranger } = row.own;
    expect(told).toEqual({ visitor, stranger: ofStranger, admin: ofStranger, ...expected(name, row) });
  });

  it('every operation that players are refused elsewhere is for the host, for all or for nobody', () => {
    const leading = aboutCampaigns.filter(([, { own }]) => own.participant === 'campaign.ownerOnly').map(([name]) => name);
    expect(leading.toSorted()).toEqual([...forHosts, ...forNobody, ...forAll].toSorted());
  });
});
