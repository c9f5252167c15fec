import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TableModel } from '#domain/turn/turn.fixture.ts';
import type { TableAction } from '#domain/turn/turn.fixture.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { freshDatabase, startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { tier } from '#tests/support/tier.ts';
import { closeDue } from './turn-clock.ts';

const TABLES = tier.bound(25, 100);
const PLAYERS = 3;
const NOTHING_SAID = '(nobody said what they do|before anybody wrote an action)';

let database: Database;
let app: TestApp;
let owner: Somebody;
const players: Somebody[] = [];
/** The server's clock moves only when a test says so, by a breath at each look, so that nothing happens at the same time. */
let clock = Date.now();

const start = () => startApp({ database, narrators: 50, now: () => new Date((clock += 0.01)) });

beforeAll(async () => {
  database = await freshDatabase();
  app = await start();
  owner = await signUp(app.url, 'Oda');
  for (let n = 0; n < PLAYERS; n += 1) players.push(await signUp(app.url, 'Player'));
});
afterAll(async () => {
  await app.end();
  await database.close();
});

const anyPlayer = fc.integer({ min: 0, max: PLAYERS - 1 });
const action: fc.Arbitrary<TableAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('raise', 'lower'), player: anyPlayer }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('intent'), player: anyPlayer, text: fc.constantFrom('I search', 'I wait', 'I run') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disconnect'), player: anyPlayer }) },
  { weight: 1, arbitrary: fc.constant<TableAction>({ do: 'forceTwice' }) },
);
/** What happens to all tables at once. */
const event: fc.Arbitrary<TableAction> = fc.constantFrom<TableAction>(
  { do: 'wait', seconds: 5, looks: true },
  { do: 'wait', seconds: 90, looks: true },
  { do: 'restart' },
);
const round = fc.array(fc.array(action, { minLength: TABLES, maxLength: TABLES }), { minLength: 5, maxLength: 5 });
const schedule = fc.array(fc.record({ round, event }), { minLength: 3, maxLength: 3 });

/** Does at a real table what was done at its model. */
async function act(campaignId: string, table: TableModel, what: TableAction): Promise<void> {
  const before = table.turn;
  if ('player' in what && !table.isThere(what.player)) return;
  const player = clientFor(app.url, 'player' in what ? players[what.player]?.cookie : undefined);
  if (what.do === 'raise') await player.turns.raiseHand({ campaignId });
  if (what.do === 'lower') await player.turns.lowerHand({ campaignId });
  if (what.do === 'intent') await player.chat.post({ id: randomUUID(), campaignId, content: what.text });
  if (what.do === 'forceTwice' && before.state === 'COLLECTING') {
    const { turns } = clientFor(app.url, owner.cookie);
    await Promise.all([1, 2].map(() => turns.forceEnd({ campaignId, cycle: before.cycle })));
  }
}

async function happen(what: TableAction): Promise<void> {
  if (what.do === 'wait') {
    clock += what.seconds * 1000;
    await closeDue(app.kernel);
  }
  if (what.do === 'restart') {
    await app.end();
    app = await start();
  }
}

/** What a table's database holds of its cycles, in the words of the model. */
async function outcomeOf(campaignId: string) {
  const cycles = await database.pool.query('select number, closed_by, intents from cycle where campaign_id = $1 order by number', [
    campaignId,
  ]);
  const finished = await database.pool.query(
    "select (narration->>'cycle')::int as cycle from message where campaign_id = $1 and role = 'ai' and narration->>'cause' = 'turn' order by position",
    [campaignId],
  );
  const lines = await database.pool.query('select 1 from message where campaign_id = $1 and content ~ $2', [campaignId, NOTHING_SAID]);
  return { closed: cycles.rows, finished: finished.rows.map(({ cycle }) => cycle), lines: lines.rowCount };
}

function outcomeOfModel({ closed, finished, lines }: TableModel) {
  const idOf = (userId: string) => players[Number(userId.slice(1))]?.id;
  return {
    closed: closed.map(({ cycle, by, intents }) => ({
      number: cycle,
      closed_by: by,
      intents: intents.map(({ userId, text }) => ({ userId: idOf(userId), name: 'Player', text })),
    })),
    finished,
    lines: lines.length,
  };
}

/** The schedules themselves would fill pages; the seed brings them back. */
function reporter<Values>({ failed, seed, errorInstance }: fc.RunDetails<Values>): void {
  if (failed) throw new Error(`The schedules of seed ${seed} do not end as the rules say.`, { cause: errorInstance });
}

it('tables under a random schedule of hands, words, ends, time and restarts end as the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (rounds) => {
      const tables: { campaignId: string; model: TableModel }[] = [];
      for (let n = 0; n < TABLES; n += 1) {
        const campaignId = await openCampaign(app, { call: clientFor(app.url, owner.cookie) }, players);
        tables.push({ campaignId, model: new TableModel() });
      }
      for (const { round: steps, event: what } of rounds) {
        for (const actions of steps) {
          await Promise.all(tables.map(({ campaignId, model }, n) => act(campaignId, model, actions[n] ?? what)));
          tables.forEach(({ model }, n) => model.does(actions[n] ?? what));
        }
        await happen(what);
        for (const { model } of tables) model.does(what);
      }
      await happen({ do: 'wait', seconds: 3600, looks: true });
      for (const { model } of tables) model.settle();
      await vi.waitFor(
        async () => {
          const { rows } = await database.pool.query("select count(*)::int as open from narration where status <> 'narrated'");
          expect(rows).toEqual([{ open: 0 }]);
        },
        { timeout: 60_000, interval: 200 },
      );
      const outcomes = await Promise.all(tables.map(({ campaignId }) => outcomeOf(campaignId)));
      expect(outcomes).toEqual(tables.map(({ model }) => outcomeOfModel(model)));
    }),
    { numRuns: 1, endOnFailure: true, reporter },
  );
}, 240_000);
