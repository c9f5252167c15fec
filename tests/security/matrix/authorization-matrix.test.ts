import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN, FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { defaultPreferences } from '#domain/account/default-preferences.ts';
import { isRefusalCode } from '#domain/refusals/refusals.ts';
import { contract } from '#contract/index.ts';
import { remoteContract } from '#contract/remote/remote.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, clientFor, cookieOf, signUp } from '#tests/support/app/people.ts';
import { adminRows } from './admin-rows.ts';
import { assistantRows, remoteAssistantRows } from './assistant-rows.ts';
import { campaignRows } from './campaign-rows.ts';
import { characterRows, remoteCharacterRows } from './character-rows.ts';
import { combatRows } from './combat-rows.ts';
import { historyRows } from './history-rows.ts';
import { mapRows } from './map-rows.ts';
import { noteRows } from './note-rows.ts';
import { remoteStorageRows, remoteTableRows } from './remote-table-rows.ts';
import { tableLoreRows } from './table-lore-rows.ts';
import { safetyRows } from './safety-rows.ts';
import {
  all,
  anybody,
  butNothingThere,
  creating,
  kinds,
  leading,
  nothing,
  owning,
  playing,
  seated,
  seatedInTemplate,
  signedIn,
} from './verdicts.ts';
import type { Kind, Row, Verdicts } from './verdicts.ts';
import { remoteWorldRows, worldRows } from './world-rows.ts';

type NameOf<Noun, Name> = Noun extends string ? (Name extends string ? `${Noun}.${Name}` : never) : never;
type OperationName = { [Noun in keyof typeof contract]: NameOf<Noun, keyof (typeof contract)[Noun]> }[keyof typeof contract];

const asking: Verdicts = { ...all('yes'), owner: 'plan.same', admin: 'plan.isAdmin' };

/** Every operation of the contract; one without a row does not compile. */
const operations: Record<OperationName, Row> = {
  'account.me': { input: nothing, own: anybody },
  'account.session': { input: nothing, own: signedIn },
  'account.saveProfile': { input: () => ({ name: `Somebody ${randomUUID().slice(0, 8)}` }), own: signedIn },
  'account.saveAvatar': { input: () => ({ image: null }), own: signedIn },
  'account.savePreferences': { input: () => ({ ...defaultPreferences }), own: signedIn },
  'account.sessions': { input: nothing, own: signedIn },
  'account.storage': { input: nothing, own: signedIn },
  'account.revokeSession': { input: () => ({ sessionId: 'none' }), own: butNothingThere(signedIn, 'session.notFound') },
  'account.signOut': { input: () => ({ scope: 'others' }), own: signedIn },
  'account.reauthenticate': { input: () => ({ password: 'not this one' }), own: all('auth.wrongPassword') },
  'account.checkRecovery': { input: () => ({ token: 'none' }), own: anybody },
  'account.requestDeletion': { input: nothing, own: all('auth.confirmFirst') },
  'account.cancelDeletion': { input: nothing, own: signedIn },
  'home.overview': { input: nothing, own: signedIn },
  'plans.request': { input: () => ({ plan: 'DM' }), own: asking },
  'plans.mine': { input: nothing, own: signedIn },
  'plans.withdraw': { input: () => ({ requestId: 'none' }), own: butNothingThere(signedIn, 'plan.requestNotFound') },
  ...adminRows,
  'notices.list': { input: nothing, own: signedIn },
  'notices.markRead': { input: nothing, own: signedIn },
  'notices.pushKey': { input: nothing, own: signedIn },
  'notices.subscribe': {
    input: () => ({ endpoint: 'https://localhost/push', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }),
    own: butNothingThere(signedIn, 'push.endpointRefused'),
  },
  'notices.unsubscribe': { input: () => ({ endpoint: 'https://push.example.org/none' }), own: signedIn },
  ...campaignRows,
  ...historyRows,
  ...mapRows,
  ...noteRows,
  ...tableLoreRows,
  ...assistantRows,
  ...worldRows,
  ...characterRows,
  ...combatRows,
  ...safetyRows,
};

const named = (campaign_id: string) => ({ campaign_id });
const underscored = (_campaign_id: string) => ({ _campaign_id });

/** The same under the remote names. */
const remote: Record<keyof typeof remoteContract, Row> = {
  ...remoteAssistantRows,
  ...remoteCharacterRows,
  ...remoteStorageRows,
  ...remoteTableRows,
  ...remoteWorldRows,
  ensurePlan: { input: nothing, own: signedIn },
  requestPlanChange: { input: () => ({ _requested_plan: 'DM', _reason: null }), own: asking },
  listCampaigns: { input: nothing, own: signedIn },
  createCampaign: { input: () => ({ _name: 'Another', _world_id: FREE_TEMPLATE_WORLD }), own: creating },
  deleteCampaign: { input: underscored, own: owning, template: all('campaign.isTemplate') },
  loadMessages: { input: named, own: seated, template: seatedInTemplate },
  postMessage: {
    input: (_campaign_id) => ({ _campaign_id, _role: 'dm', _content: 'Hello' }),
    own: playing,
    template: seatedInTemplate,
  },
  campaignState: { input: underscored, own: seated, template: seatedInTemplate },
  currentUserId: { input: nothing, own: signedIn },
  verifyEnrollment: { input: named, own: signedIn, template: signedIn },
  enroll: { input: nothing, own: signedIn },
  raiseOrLower: { input: (campaignId) => ({ campaignId, action: 'lower' }), own: playing, template: seatedInTemplate },
  respond: {
    input: (campaignId) => ({ campaignId, message: '', isOwner: true, forceCollectionEnd: true }),
    own: butNothingThere(leading, 'turn.notCollecting'),
    template: butNothingThere(seatedInTemplate, 'turn.notCollecting'),
  },
};

let app: TestApp;
const cookies: Record<Kind, string> = { visitor: '', stranger: '', spectator: '', participant: '', 'co-dm': '', owner: '', admin: '' };
let own: string;
let makeOwn: () => Promise<string>;
let makeWorld: () => Promise<string>;

beforeAll(async () => {
  app = await startApp();
  const [admin, owner] = [await signUp(app.url, 'Ada'), await signUp(app.url, 'Oda')];
  const [participant, stranger] = [await signUp(app.url, 'Pia'), await signUp(app.url, 'Sly')];
  const [coDm, spectator] = [await signUp(app.url, 'Cid'), await signUp(app.url, 'Sue')];
  await app.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [owner.id]);
  // A session that was just read is believed for a second; a new one knows the new plan.
  const again = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ email: owner.email, password: PASSWORD }),
  });
  Object.assign(cookies, { admin: admin.cookie, owner: cookieOf(again), participant: participant.cookie, stranger: stranger.cookie });
  Object.assign(cookies, { 'co-dm': coDm.cookie, spectator: spectator.cookie });
  makeOwn = async () => {
    const id = await openCampaign(app, { call: clientFor(app.url, cookies.owner) }, [participant, coDm, spectator], 'dm');
    for (const [seat, { id: userId }] of [
      ['co-dm', coDm],
      ['spectator', spectator],
    ] as const)
      await app.database.pool.query('update campaign_participant set seat = $1 where campaign_id = $2 and user_id = $3', [
        seat,
        id,
        userId,
      ]);
    return id;
  };
  await app.database.pool.query('update campaign set settings = \'{"narratorMode":"dm"}\'');
  makeWorld = async () => {
    const { id: worldId } = await clientFor(app.url, cookies.owner).worlds.create({ name: 'The Weir' });
    await app.database.pool.query(`insert into world_member (world_id, user_id, role, joined_at) values ($1, $2, 'reader', now())`, [
      worldId,
      participant.id,
    ]);
    return worldId;
  };
});
beforeEach(async () => {
  own = await makeOwn();
  await app.database.pool.query('delete from campaign_participant where campaign_id = $1', [FREE_TEMPLATE_CAMPAIGN]);
  await app.database.pool.query(
    `insert into campaign_participant (campaign_id, user_id, seat) select $1, id, 'player' from "user" where email ~ '^(pia|oda|cid|sue)-'`,
    [FREE_TEMPLATE_CAMPAIGN],
  );
  await app.database.pool.query('delete from turn');
  await app.database.pool.query('delete from plan_request');
});
afterAll(() => app.end());

/** Calls an address as one kind of person; answers what they are told. */
async function ask(kind: Kind, address: string, body: unknown): Promise<string> {
  const response = await fetch(app.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[kind] },
    body: JSON.stringify(body),
  });
  if (response.ok) return 'yes';
  const answer = await response.json();
  const { code } = answer.json ?? answer;
  return `${code}`;
}

/** The verdicts on a row at one address, kind by kind; a campaign that somebody deletes is made again. */
async function verdictsOf(address: string, isRpc: boolean, { input }: Row, at: () => Promise<string>): Promise<Record<string, string>> {
  const verdicts: Record<string, string> = {};
  for (const kind of kinds) {
    const body = input(await at());
    verdicts[kind] = await ask(kind, address, isRpc ? { json: body } : body);
  }
  return verdicts;
}

/** The two addresses of an operation. */
const addressesOf = (name: string) => [
  { address: `/call/${name.replace('.', '/')}`, isRpc: true },
  { address: `/api/${name}`, isRpc: false },
];
const calls = Object.entries(operations).flatMap(([name, row]) => addressesOf(name).map((each) => ({ name, row, ...each })));

/** What would leave nothing as it was for whoever asks next. */
const anew = new Set(['campaigns.delete', 'campaigns.leave']);

describe('an operation answers to each kind of person what it may', () => {
  it.each(calls)('in a campaign of one’s own, at $address', async ({ name, row, address, isRpc }) => {
    const makeAnew = row.isWorldly ? makeWorld : anew.has(name) ? makeOwn : () => Promise.resolve(own);
    expect(await verdictsOf(address, isRpc, row, makeAnew)).toEqual(row.own);
  });

  it.each(calls.filter(({ row }) => row.template))('in the free template, at $address', async ({ row, address, isRpc }) => {
    const at = row.isWorldly ? FREE_TEMPLATE_WORLD : FREE_TEMPLATE_CAMPAIGN;
    expect(await verdictsOf(address, isRpc, row, () => Promise.resolve(at))).toEqual(row.template);
  });
});

const remoteCalls = Object.entries(remoteContract).flatMap(([name, each]) =>
  Object.entries(remote).flatMap(([key, row]) => (key === name ? [{ name, row, address: `/api${each['~orpc'].route.path}` }] : [])),
);

describe('a remote name is permitted as the operation it stands for', () => {
  it.each(remoteCalls)('in a campaign of one’s own, at $address', async ({ name, row, address }) => {
    expect(
      await verdictsOf(address, false, row, row.isWorldly ? makeWorld : name === 'deleteCampaign' ? makeOwn : () => Promise.resolve(own)),
    ).toEqual(row.own);
  });

  it.each(remoteCalls.filter(({ row }) => row.template))('in the free template, at $address', async ({ row, address }) => {
    expect(
      await verdictsOf(address, false, row, () => Promise.resolve(row.isWorldly ? FREE_TEMPLATE_WORLD : FREE_TEMPLATE_CAMPAIGN)),
    ).toEqual(row.template);
  });
});

describe('the table itself', () => {
  it('has a row for every operation of the contract and no other', () => {
    const names = Object.entries(contract).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`));
    expect(Object.keys(operations).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(remote).toSorted()).toEqual(Object.keys(remoteContract).toSorted());
  });

  it('has a row for every address that the description of the API names', async () => {
    const { paths } = await (await fetch(`${app.url}/api/openapi.json`)).json();
    const known = [
      ...Object.keys(operations).map((name) => `/${name}`),
      ...Object.values(remoteContract).map((each) => each['~orpc'].route.path ?? ''),
    ];
    expect(Object.keys(paths).toSorted()).toEqual(known.toSorted());
  });

  it('asks about a campaign wherever an operation does', () => {
    const inCampaigns = Object.entries(operations).filter(([, { input }]) => JSON.stringify(input('here')).includes('here'));
    expect(inCampaigns.filter(([, { template }]) => !template).map(([name]) => name)).toEqual([]);
  });

  it('holds refusals of the catalogue alone', () => {
    const verdicts = [...Object.values(operations), ...Object.values(remote)]
      .flatMap((row) => [row.own, row.template ?? {}])
      .flatMap(Object.values);
    expect(verdicts.filter((verdict) => verdict !== 'yes' && !isRefusalCode(verdict))).toEqual([]);
  });

  it('tells a stranger the same of a campaign that exists and of one that does not', async () => {
    const world = await makeWorld();
    for (const [name, { input, template, isWorldly }] of Object.entries(operations)) {
      if (!template) continue;
      const [there, nowhere] = await Promise.all(
        [isWorldly ? world : own, 'nowhere'].map((at) => ask('stranger', `/api/${name}`, input(at))),
      );
      expect([name, there]).toEqual([name, nowhere]);
    }
  });
});
