import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noCoins } from '#domain/rules/coins.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';

const missing = await whyNoPostgres();
const GIFTS = 24;

let servers: TwoServers;
let owner: Somebody;
let players: Somebody[];
let campaignId: string;

beforeAll(async () => {
  if (missing) return;
  servers = await openTwoServers();
  owner = await signUp(servers.here.url, 'Oda');
  players = await Promise.all(['Mira', 'Tov'].map((name) => signUp(servers.here.url, name)));
});
afterAll(async () => {
  if (!missing) await servers.end();
});
beforeEach(async () => {
  if (!missing) campaignId = await openCampaign(servers.here, owner, players);
});

/** A player at one of the servers; the second number takes turns. */
const at = (player: number, n: number) => servers.at(n, players[player]);
const bring = async (player: number) =>
  (
    await at(player, 0).characters.createQuick({
      campaignId,
      id: randomUUID(),
      name: `Hero ${player}`,
      race: 'orc',
      class: 'rogue',
      outfit: 'none',
    })
  ).character.id;
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
        at(n, 0).characters.act({ campaignId, characterId, id: randomUUID(), act: given });
      await act({ kind: 'gainCoins', coins: { ...noCoins, gold: 100 } });
      await act({ kind: 'addItem', itemId: `torch-${n}`, catalogId: 'torch', quantity: 100 });
    }
    const gifts = Array.from({ length: GIFTS }, async (_, n) => {
      const from = n % 2;
      const [characterId = '', to = ''] = from === 0 ? ids : ids.toReversed();
      const what =
        n % 4 < 2
          ? { kind: 'coins' as const, coins: { ...noCoins, gold: 3 } }
          : { kind: 'item' as const, itemId: `torch-${from}`, quantity: 2 };
      return at(from, Math.floor(n / 2)).characters.give({ campaignId, characterId, id: randomUUID(), to, what });
    });
    expect((await Promise.allSettled(gifts)).filter(({ status }) => status === 'rejected')).toEqual([]);
    const sheets = await Promise.all(ids.map(sheet));
    expect(sheets.map(({ coins }) => coins.gold)).toEqual([100, 100]);
    expect(sheets.map(({ inventory }) => inventory.reduce((sum, { quantity }) => sum + quantity, 0))).toEqual([100, 100]);
  });

  it('who all do something to one sheet do all of it', async () => {
    const characterId = await bring(0);
    const client = (n: number) => servers.at(n, n % 3 ? owner : players[0]);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        client(n).characters.act({
          campaignId,
          characterId,
          id: randomUUID(),
          act: { kind: 'gainCoins', coins: { ...noCoins, silver: 1 } },
        }),
      ),
    );
    expect((await sheet(characterId)).coins.silver).toBe(20);
    expect((await at(0, 0).characters.history({ campaignId, characterId })).entries).toHaveLength(21);
  });

  it('who send the same again at once, because an answer was lost, do it once', async () => {
    const ids = [await bring(0), await bring(1)];
    const [characterId = '', to = ''] = ids;
    await at(0, 0).characters.act({
      campaignId,
      characterId,
      id: randomUUID(),
      act: { kind: 'gainCoins', coins: { ...noCoins, gold: 50 } },
    });
    const asked = { campaignId, characterId };
    const calls = Array.from({ length: 8 }, () => randomUUID()).flatMap((id, n) =>
      [0, 1, 0].map((server) =>
        n % 2
          ? at(0, server).characters.give({ ...asked, id, to, what: { kind: 'coins', coins: { ...noCoins, gold: 3 } } })
          : at(0, server).characters.act({ ...asked, id, act: { kind: 'gainCoins', coins: { ...noCoins, silver: 1 } } }),
      ),
    );
    expect((await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')).toEqual([]);
    const sheets = await Promise.all(ids.map(sheet));
    expect(sheets.map(({ coins }) => [coins.gold, coins.silver])).toEqual([
      [38, 4],
      [12, 0],
    ]);
  });
});
