import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN, FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { defaultPreferences } from '#domain/account/default-preferences.ts';
import { isRefusalCode } from '#domain/refusals/refusals.ts';
import { contract } from '#contract/index.ts';
import type { OperationMeta } from '#contract/http/operation.ts';
import { remoteContract } from '#contract/remote/remote.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { post } from '#tests/support/app/post.ts';
import { tier } from '#tests/support/tier.ts';
import { PASSWORD, clientFor, cookieOf, signUp } from '#tests/support/app/people.ts';
import { adminRows } from './admin-rows.ts';
import { assistantRows } from './assistant-rows.ts';
import { campaignRows } from './campaign-rows.ts';
import { characterRows } from './character-rows.ts';
import { checkRows } from './check-rows.ts';
import { combatRows } from './combat-rows.ts';
import { historyRows } from './history-rows.ts';
import { diceRows } from './dice-rows.ts';
import { battleMapRows } from './battle-map-rows.ts';
import { tableScreenRows } from './table-screen-rows.ts';
import { drawnMapRows } from './drawn-map-rows.ts';
import { encounterRows } from './encounter-rows.ts';
import { ownAssetRows } from './own-asset-rows.ts';
import { heroRows } from './hero-rows.ts';
import { homebrewRows } from './homebrew-rows.ts';
import { marketRows } from './market-rows.ts';
import { mapRows } from './map-rows.ts';
import { noteRows } from './note-rows.ts';
import { tableLoreRows } from './table-lore-rows.ts';
import { safetyRows } from './safety-rows.ts';
import { remoteRows } from './remote-rows.ts';
import { all, anybody, butNothingThere, kinds, nothing, signedIn, asking } from './verdicts.ts';
import type { Kind, Row } from './verdicts.ts';
import { worldRows } from './world-rows.ts';

type NameOf<Noun, Name> = Noun extends string ? (Name extends string ? `${Noun}.${Name}` : never) : never;
type OperationName = { [Noun in keyof typeof contract]: NameOf<Noun, keyof (typeof contract)[Noun]> }[keyof typeof contract];

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
  'account.tokens': { input: nothing, own: signedIn },
  'account.createToken': { input: () => ({ name: 'Dice bot', scope: 'read', days: 30 }), own: all('auth.confirmFirst') },
  'account.revokeToken': { input: () => ({ tokenId: 'none' }), own: butNothingThere(signedIn, 'token.notFound') },
  'account.signOut': { input: () => ({ scope: 'others' }), own: signedIn },
  'account.reauthenticate': { input: () => ({ password: 'not this one' }), own: all('auth.wrongPassword') },
  'account.checkRecovery': { input: () => ({ token: 'none' }), own: anybody },
  'account.requestDeletion': { input: nothing, own: all('auth.confirmFirst') },
  'account.cancelDeletion': { input: nothing, own: signedIn },
  'home.overview': { input: nothing, own: signedIn },
  'practice.play': { input: () => ({ rehearsalId: randomUUID(), said: ['I look around.'] }), own: anybody },
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
  ...battleMapRows,
  ...drawnMapRows,
  ...tableScreenRows,
  ...heroRows,
  ...encounterRows,
  ...ownAssetRows,
  ...diceRows,
  ...homebrewRows,
  ...marketRows,
  ...historyRows,
  ...mapRows,
  ...noteRows,
  ...tableLoreRows,
  ...assistantRows,
  ...worldRows,
  ...characterRows,
  ...checkRows,
  ...combatRows,
  ...safetyRows,
};

let app: TestApp;
const cookies: Record<Kind, string> = { visitor: '', stranger: '', spectator: '', participant: '', 'co-dm': '', owner: '', admin: '' };
let own: string;
let world: string;
/** What nothing has been changed in since it was made; queries and refused commands change nothing. */
const asTheyWere = new Set<'own' | 'world' | 'rest'>();
/** Milliseconds after which a call counts as hanging. */
const BOUND = 30_000;
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
/** A campaign and a world of the owner's that no command has changed yet. */
async function unchangedOwn(): Promise<string> {
  if (!asTheyWere.has('own')) own = await makeOwn();
  asTheyWere.add('own');
  return own;
}
async function unchangedWorld(): Promise<string> {
  if (!asTheyWere.has('world')) world = await makeWorld();
  asTheyWere.add('world');
  return world;
}
/** Makes everything else as it was before the first test, if a command may have changed it. */
async function makeGood(): Promise<void> {
  if (asTheyWere.has('rest')) return;
  await app.database.pool.query('delete from campaign_participant where campaign_id = $1', [FREE_TEMPLATE_CAMPAIGN]);
  await app.database.pool.query(
    `insert into campaign_participant (campaign_id, user_id, seat) select $1, id, 'player' from "user" where email ~ '^(pia|oda|cid|sue)-'`,
    [FREE_TEMPLATE_CAMPAIGN],
  );
  await app.database.pool.query('delete from turn');
  await app.database.pool.query('delete from plan_request');
  asTheyWere.add('rest');
}
beforeEach(makeGood);
afterAll(() => app.end());

/** Calls an address as one kind of person; answers what they are told. */
async function ask(kind: Kind, address: string, body: unknown): Promise<string> {
  const { status, text } = await post(app.url + address, cookies[kind], JSON.stringify(body), BOUND);
  if (status < 300) return 'yes';
  const answer = JSON.parse(text);
  const { code } = answer.json ?? answer;
  return `${code}`;
}

/** One address of an operation. */
interface Address {
  name: string;
  row: Row;
  address: string;
  isRpc: boolean;
  kind: OperationMeta['kind'];
}

/** The verdicts on a row at one address, kind by kind, who are asked about the same place unless it is another one by then. */
async function verdictsOf({ name, row, address, isRpc, kind: reads }: Address, at: () => Promise<string>): Promise<Record<string, string>> {
  const verdicts: Record<string, string> = {};
  let wasPermitted = false;
  for (const kind of kinds) {
    const body = row.input(await at());
    verdicts[kind] = await ask(kind, address, isRpc ? { json: body } : body);
    if (reads !== 'command' || verdicts[kind] !== 'yes') continue;
    wasPermitted = true;
    // A world, and a campaign that somebody deletes, is another one for whoever asks next.
    if (row.isWorldly) asTheyWere.delete('world');
    else if (anew.has(name)) asTheyWere.delete('own');
  }
  if (wasPermitted) asTheyWere.clear();
  return verdicts;
}

/** What is asked about in an installation of one's own: a world or a campaign. */
const inOwn =
  ({ row }: Address) =>
  (): Promise<string> =>
    row.isWorldly ? unchangedWorld() : unchangedOwn();
const inTemplate =
  ({ row }: Address) =>
  (): Promise<string> =>
    Promise.resolve(row.isWorldly ? FREE_TEMPLATE_WORLD : FREE_TEMPLATE_CAMPAIGN);

const kindOf = new Map(
  Object.values(contract).flatMap((verbs) => Object.values(verbs).map(({ '~orpc': { meta } }) => [meta.name, meta.kind] as const)),
);

/** The two addresses of an operation. */
const addressesOf = (name: string, row: Row): Address[] => {
  const kind = kindOf.get(name) ?? 'command';
  return [
    { name, row, kind, address: `/call/${name.replace('.', '/')}`, isRpc: true },
    { name, row, kind, address: `/api/${name}`, isRpc: false },
  ];
};
const calls = Object.entries(operations).flatMap(([name, row]) => addressesOf(name, row));

/** What would leave nothing as it was for whoever asks next. */
const anew = new Set(['campaigns.delete', 'campaigns.leave', 'deleteCampaign']);

/** Both addresses lead to one procedure: in the usual run the free template is asked about at one of them, and one’s own campaign at both. */
const inTemplates = calls.filter(({ row, isRpc }) => row.template && (isRpc || tier.isNightly));

describe('an operation answers to each kind of person what it may', () => {
  it.each(calls)('in a campaign of one’s own, at $address', async (at) => {
    expect(await verdictsOf(at, inOwn(at))).toEqual(at.row.own);
  });

  it.each(inTemplates)('in the free template, at $address', async (at) => {
    expect(await verdictsOf(at, inTemplate(at))).toEqual(at.row.template);
  });
});

const remoteCalls = Object.entries(remoteContract).flatMap(([name, { '~orpc': each }]) =>
  Object.entries(remoteRows).flatMap(([key, row]): Address[] =>
    key === name ? [{ name, row, kind: each.meta.kind, address: `/api${each.route.path}`, isRpc: false }] : [],
  ),
);

describe('a remote name is permitted as the operation it stands for', () => {
  it.each(remoteCalls)('in a campaign of one’s own, at $address', async (at) => {
    expect(await verdictsOf(at, inOwn(at))).toEqual(at.row.own);
  });

  it.each(remoteCalls.filter(({ row }) => row.template))('in the free template, at $address', async (at) => {
    expect(await verdictsOf(at, inTemplate(at))).toEqual(at.row.template);
  });
});

describe('the table itself', () => {
  it('has a row for every operation of the contract and no other', () => {
    const names = Object.entries(contract).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`));
    expect(Object.keys(operations).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(remoteRows).toSorted()).toEqual(Object.keys(remoteContract).toSorted());
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
    const verdicts = [...Object.values(operations), ...Object.values(remoteRows)]
      .flatMap((row) => [row.own, row.template ?? {}])
      .flatMap(Object.values);
    expect(verdicts.filter((verdict) => verdict !== 'yes' && !isRefusalCode(verdict))).toEqual([]);
  });

  it('tells a stranger the same of a campaign that exists and of one that does not', async () => {
    for (const [name, { input, template, isWorldly }] of Object.entries(operations)) {
      if (!template) continue;
      const [there, nowhere] = await Promise.all(
        [isWorldly ? await unchangedWorld() : await unchangedOwn(), 'nowhere'].map((at) => ask('stranger', `/api/${name}`, input(at))),
      );
      expect([name, there]).toEqual([name, nowhere]);
    }
  });
});
