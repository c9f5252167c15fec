import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noCoins } from '#domain/coins.ts';
import { startApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { openCampaign } from '#tests/support/campaign.ts';
import { clientFor, signUp } from '#tests/support/people.ts';
import type { Somebody } from '#tests/support/people.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/postgres.ts';

const missing = await whyNoPostgres();
const GIFTS = 24;

let here: TestApp;
let there: TestApp;
let owner: Somebody;
let players: Somebody[];
let campaignId: string;

beforeAll(async () => {
  if (missing) return;
  const databaseUrl = await freshDatabaseUrl();
  here = await startApp({ databaseUrl });
  there = await startApp({ databaseUrl });
  owner = await signUp(here.url, 'Oda');
  players = await Promise.all(['Mira', 'Tov'].map((name) => signUp(here.url, name)));
});
afterAll(async () => {
  if (!missing) await Promise.all([here.end(), there.end()]);
});
beforeEach(async () => {
  if (!missing) campaignId = await openCampaign(here, owner, players);
});

/** A player at one of the servers; the second number takes turns. */
const at = (player: number, n: number) => clientFor((n % 2 ? there : here).url, players[player]?.cookie ?? '');
const bring = async (player: number) =>
  (await at(player, 0).characters.createQuick({ campaignId, id: randomUUID(), name: `Hero ${player}`, race: 'orc', class: 'rogue' }))
    .character.id;
const sheet = async (characterId: string) => (await at(0, 0).characters.get({ campaignId, characterId })).character;

describe.skipIf(missing)('two players at two servers', () => {
  it('who each try to bring several characters at once bring one each', async () => {
    const form = { campaignId, name: 'Hero', race: 'orc', class: 'rogue' };
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => at(n % 2, Math.floor(n / 2)).characters.createQuick({ ...form, id: randomUUID() })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await at(0, 0).characters.list({ campaignId })).toHaveLength(2);
  });

  it('who hand things back and forth at the same time lose and double nothing', async () => {
    const ids = [await bring(0), await bring(1)];
    for (const [n, characterId] of ids.entries()) {
      const act = (given: Parameters<ReturnType<typeof at>['characters']['act']>[0]['act']) =>
        at(n, 0).characters.act({ campaignId, characterId, act: given });
      await act({ kind: 'gain coins', coins: { ...noCoins, gold: 100 } });
      await act({ kind: 'add item', itemId: `torch-${n}`, thing: 'torch', quantity: 100 });
    }
    const gifts = Array.from({ length: GIFTS }, async (_, n) => {
      const from = n % 2;
      const [characterId = '', to = ''] = from === 0 ? ids : ids.toReversed();
      const what =
        n % 4 < 2
          ? { kind: 'coins' as const, coins: { ...noCoins, gold: 3 } }
          : { kind: 'item' as const, itemId: `torch-${from}`, quantity: 2 };
      return at(from, Math.floor(n / 2)).characters.give({ campaignId, characterId, to, what });
    });
    expect((await Promise.allSettled(gifts)).filter(({ status }) => status === 'rejected')).toEqual([]);
    const sheets = await Promise.all(ids.map(sheet));
    expect(sheets.map(({ coins }) => coins.gold)).toEqual([100, 100]);
    expect(sheets.map(({ inventory }) => inventory.reduce((sum, { quantity }) => sum + quantity, 0))).toEqual([100, 100]);
  });

  it('who all do something to one sheet do all of it', async () => {
    const characterId = await bring(0);
    const client = (n: number) => clientFor((n % 2 ? there : here).url, (n % 3 ? owner : players[0])?.cookie ?? '');
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        client(n).characters.act({ campaignId, characterId, act: { kind: 'gain coins', coins: { ...noCoins, silver: 1 } } }),
      ),
    );
    expect((await sheet(characterId)).coins.silver).toBe(20);
    expect((await at(0, 0).characters.history({ campaignId, characterId })).entries).toHaveLength(21);
  });
});
