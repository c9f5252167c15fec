import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let worldId: string;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  ({ id: worldId } = await oda.call.worlds.create({ name: 'Ashvale' }));
  campaignId = await openCampaign(app, oda, [mira]);
  await app.database.pool.query('update campaign set world_id = $2 where id = $1', [campaignId, worldId]);
  const add = (name: string, text: string, audience: 'everyone' | 'dm' | string[] = 'everyone') =>
    oda.call.lore.add({ worldId, entry: { category: 'geography', name, text, audience, date: '1204' } });
  await add('Cinder', 'A village of forty chimneys.\n\n::: dm\nCinder stands on a zzvent that opens.\n:::');
  await add('The Hollow', 'The Hollow is a zzcave below the village.', 'dm');
  await add('The Attic', 'The Attic holds a zzletter for one person.', [mira.id]);
});
afterAll(() => app.end());

const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`);
const secret = /zz|Hollow|Attic/;

describe('rumours of a world', () => {
  it('tell its builder what is true of each, and of secrets where they are asked for', async () => {
    const drawn = await Promise.all(seeds.map((seed) => oda.call.rumours.ofWorld({ worldId, seed, secrets: true })));
    const all = drawn.flatMap(({ rumours }) => rumours);
    expect(all.every(({ truth }) => truth !== null)).toBe(true);
    expect(all.filter(({ truth }) => truth?.isSecret).length).toBeGreaterThan(0);
    for (const { text, truth } of all) if (secret.test(text)) expect(truth?.isSecret).toBe(true);
    const open = await oda.call.rumours.ofWorld({ worldId, seed: 'ember' });
    expect(JSON.stringify(open)).not.toMatch(secret);
    expect(open.leads).toBe(true);
  });
});

describe('rumours of a campaign', () => {
  it('give a player nothing but what everybody may read, whatever they ask for', async () => {
    await oda.call.tableLore.save({
      campaignId,
      entryId: randomUUID(),
      seen: null,
      fields: { category: 'items', name: 'The Zzbell', aliases: [], text: 'The Zzbell rings by itself.', audience: 'dm' },
    });
    for (const seed of seeds) {
      const { leads, rumours } = await mira.call.rumours.ofCampaign({ campaignId, seed, secrets: true });
      expect(leads).toBe(false);
      expect(rumours.length).toBeGreaterThan(0);
      expect(rumours.every(({ truth }) => truth === null)).toBe(true);
      expect(JSON.stringify(rumours)).not.toMatch(/zz|Hollow|Attic/i);
    }
  });

  it('are of its own lore too, and the same for the same seed', async () => {
    const ask = () => oda.call.rumours.ofCampaign({ campaignId, seed: 'ember', secrets: true });
    expect(await ask()).toEqual(await ask());
    const drawn = await Promise.all(seeds.map((seed) => oda.call.rumours.ofCampaign({ campaignId, seed, secrets: true })));
    expect(drawn.flatMap(({ rumours }) => rumours).some(({ about }) => about[0]?.name === 'The Zzbell')).toBe(true);
  });
});
