import { afterAll, beforeAll, expect, it } from 'vitest';
import { openModel } from '#server/features/model/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { hearReply, sayAt } from '#tests/support/app/conversation.ts';
import { signUp } from '#tests/support/app/people.ts';
import { stateOf } from '#tests/security/narrator/attacked-table.ts';

/** “Nobody Is Missing”, as it is offered. */
const listingId = '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e03';

let app: TestApp;
beforeAll(async () => {
  const model = openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 });
  // Checks succeed, and nobody rolls a natural 20.
  app = await startApp({ model, dice: (sides) => Math.ceil(sides * 0.7) });
});
afterAll(() => app.end());

/** What a party writes that finds the stair, goes down to the Coal and breaks it; the end is asked about before it comes. */
const lines = [
  'I go out to Stove Street.',
  'I look closely at the ash hatch.',
  'We go down the stair below the ash hatch.',
  'I knock the pin out of the iron cradle.',
  'I knock the pin out all the same.',
];

it('an adventure from the marketplace is played by the Storyteller to the end that it was written with', async () => {
  const [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  await app.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [oda.id]);
  app.kernel.sessionInvalidation.invalidate(oda.id);
  const { packageId } = await oda.call.market.obtain({ listingId });
  const { worldId } = await oda.call.market.installWorld({ packageId });
  const { id } = await oda.call.campaigns.create({ name: 'Nine Chimneys', worldId });
  await app.database.pool.query(`insert into campaign_participant (campaign_id, user_id, seat) values ($1, $2, 'player')`, [id, mira.id]);
  await bringHero(app, id, mira, 'Kara');

  const replies: string[] = [];
  for (const line of lines) replies.push((await hearReply(await sayAt(mira, id, line))).content);
  expect(replies.slice(0, -1).filter((reply) => reply.includes('Here the tale ends'))).toEqual([]);
  expect(replies.at(-2)).toContain('every stove in Nine Chimneys goes out with it');
  expect(replies.at(-1)).toContain('There is no fire in Nine Chimneys any more');
  expect(replies.at(-1)).toContain('Here the tale ends');
  expect((await stateOf({ app }, id)).ended).toBe('coal-broken');
  // Those who are still there speak of it.
  const after = (await hearReply(await sayAt(mira, id, 'I ask Grote how he feels now.'))).content;
  expect(after).toContain('Grote');
  expect(after).not.toContain('Here the tale ends');
});
