import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const CROWD = 1000;
let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;
let hers: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  campaignId = await openCampaign(app, oda, [mira]);
  const form = { campaignId, id: randomUUID(), name: 'Brakka', race: 'dwarf', class: 'fighter' };
  hers = (await mira.call.characters.createQuick(form)).character.id;
  // Everyone else came later.
  await app.database.pool.query(
    `insert into document (campaign_id, kind, key, position, data)
    select campaign_id, kind, other.id, position + n, data || jsonb_build_object('id', other.id, 'userId', 'crowd-' || n, 'name', 'Hero ' || n)
    from document, (select n, gen_random_uuid()::text as id from generate_series(1, $2::int) n) as other
    where campaign_id = $1 and kind = 'character'`,
    [campaignId, CROWD],
  );
});
afterAll(() => app.end());

/** The places that the crowd came in, of those in a list. */
const placesOf = (names: readonly string[]) => names.filter((name) => name.startsWith('Hero ')).map((name) => Number(name.slice(5)));
const newest = (count: number) => Array.from({ length: count }, (_, n) => CROWD - n);

describe('at a table where more play than anyone can know', () => {
  it('one’s own character is listed first and then the last changed, as many as a list holds', async () => {
    const cards = await mira.call.characters.list({ campaignId });
    expect(cards).toHaveLength(limits.charactersAtOnce);
    expect(cards[0]).toMatchObject({ id: hers, isMine: true });
    expect(placesOf(cards.map(({ name }) => name))).toEqual(newest(limits.charactersAtOnce - 1));
    expect(placesOf((await oda.call.characters.list({ campaignId })).map(({ name }) => name))).toEqual(newest(limits.charactersAtOnce));
  });

  it('the Combat tab knows those who fight, however long they have been quiet', async () => {
    const { rows } = await app.database.pool.query(`select key from document where campaign_id = $1 and data ->> 'name' = 'Hero 1'`, [
      campaignId,
    ]);
    await oda.call.combat.open({ campaignId, heroes: [rows[0]?.key] });
    const { heroes } = await oda.call.combat.get({ campaignId });
    expect(heroes).toHaveLength(limits.charactersAtOnce);
    expect(new Set(placesOf(heroes.map(({ name }) => name)))).toEqual(new Set([1, ...newest(limits.charactersAtOnce - 1)]));
    expect((await mira.call.combat.get({ campaignId })).heroes).toContainEqual(expect.objectContaining({ id: hers }));
  });
});
