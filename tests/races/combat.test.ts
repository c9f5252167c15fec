import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreesWithSheet, heroOf } from '#domain/combat/sheet.ts';
import { bringHero, fightIn, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';

const missing = await whyNoPostgres();
let servers: TwoServers;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;

beforeAll(async () => {
  if (missing) return;
  servers = await openTwoServers();
  owner = await signUp(servers.here.url, 'Oda');
  [mira, tov] = [await signUp(servers.here.url, 'Mira'), await signUp(servers.here.url, 'Tov')];
});
afterAll(async () => {
  if (!missing) await servers.end();
});

const at: TwoServers['at'] = (n, who) => servers.at(n, who);

async function startFight() {
  const campaignId = await openCampaign(servers.here, owner, [mira, tov], 'dm');
  const heroes = [await bringHero(servers.here, campaignId, mira, 'Kara'), await bringHero(servers.here, campaignId, tov, 'Bren')];
  await owner.call.combat.open({ campaignId, heroes });
  const now = await owner.call.combat.addMonsters({ campaignId, monsterId: 'ogre' });
  await owner.call.combat.step({ campaignId, number: fightIn(now).number, step: { name: 'start' } });
  return { campaignId, heroes };
}

describe.skipIf(missing !== undefined)('two servers on a real PostgreSQL', () => {
  it('keep fight and sheets the same while both are changed at once', { timeout: 60_000 }, async () => {
    const { campaignId, heroes } = await startFight();
    const outcomes: PromiseSettledResult<unknown>[] = [];
    for (let round = 0; round < 8; round += 1) {
      const { number } = fightIn(await owner.call.combat.get({ campaignId }));
      outcomes.push(
        ...(await Promise.allSettled([
          ...heroes.map((targetId, n) =>
            at(n, owner).combat.step({ campaignId, number, step: { name: 'temporary', targetId, amount: round + 1 } }),
          ),
          ...heroes.map((characterId, n) =>
            at(round + n, n === 0 ? mira : tov).characters.act({
              campaignId,
              characterId,
              id: randomUUID(),
              act: { kind: 'takeDamage', amount: 1 },
            }),
          ),
        ])),
      );
    }
    const faults = outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.code)] : []));
    expect(new Set(faults)).toEqual(new Set(['combat.moved']));
    const { view } = fightIn(await owner.call.combat.get({ campaignId }));
    if (view.audience !== 'dm') throw new Error('The owner sees as the DM.');
    for (const id of heroes) {
      const character = await sheetOf(servers.here, campaignId, id);
      const hero = heroOf(view, id);
      expect(hero && agreesWithSheet(hero, character)).toBe(true);
    }
  });

  it('take one of many steps on the same state, and open one of many fights', { timeout: 60_000 }, async () => {
    const { campaignId } = await startFight();
    const { number } = fightIn(await owner.call.combat.get({ campaignId }));
    const steps = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => at(n, owner).combat.step({ campaignId, number, step: { name: 'next' } })),
    );
    expect(steps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const other = await openCampaign(servers.here, owner, [], 'dm');
    const opened = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => at(n, owner).combat.open({ campaignId: other, heroes: [] })),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
