import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { closeDue } from '#server/features/turns/turn-clock.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, openTestSocket, signUp } from '#tests/support/app/people.ts';
import type { TestSocket, Somebody } from '#tests/support/app/people.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const missing = await whyNoPostgres();

let here: TestApp;
let there: TestApp;
let skipped = 0;
let owner: Somebody;
let players: Somebody[];
let campaignId: string;
let topic: string;

beforeAll(async () => {
  if (missing) return;
  const databaseUrl = await freshDatabaseUrl();
  const now = () => new Date(Date.now() + skipped);
  // Both at once, on an empty database.
  [here, there] = await Promise.all([startApp({ databaseUrl, now }), startApp({ databaseUrl, now })]);
  owner = await signUp(here.url, 'Oda');
  players = await Promise.all(['Mira', 'Tov', 'Uma', 'Vic'].map((name, n) => signUp((n % 2 ? there : here).url, name)));
});
beforeEach(async () => {
  if (missing) return;
  campaignId = await openCampaign(here, owner, players);
  topic = campaignTopic(campaignId);
});
afterAll(async () => {
  if (!missing) await Promise.all([here.end(), there.end()]);
});

const servers = () => [here, there];
/** Somebody at one of the servers; the number counts calls and takes turns. */
const at = (n: number, { cookie }: Somebody) => clientFor(servers()[n % 2]?.url ?? '', cookie);
const write = (n: number, who: Somebody, content: string) => at(n, who).chat.post({ id: randomUUID(), campaignId, content });
const rowsOf = async (query: string) => (await here.database.pool.query(query, [campaignId])).rows;

async function listening(n: number, who: Somebody, present = false): Promise<TestSocket> {
  const socket = await openTestSocket(servers()[n % 2]?.url ?? '', who.cookie);
  socket.say({ type: 'subscribe', topic, present });
  await socket.hear('subscribed');
  return socket;
}

const seqsOf = ({ frames }: TestSocket) => frames.flatMap((frame) => (frame.type === 'event' ? [frame.seq] : []));

describe.skipIf(missing)('two servers on one database', () => {
  it('start together on an empty database, with one template campaign and its one welcome', async () => {
    const { rows } = await here.database.pool.query(
      "select (select count(*) from campaign where is_template)::int as campaigns, (select count(*) from message where narration->>'cause' = 'welcome' and campaign_id = 'free-template-campaign')::int as welcomes, (select count(*) from migration)::int as migrations, (select count(distinct name) from migration)::int as files",
    );
    expect(rows[0]).toMatchObject({ campaigns: 1, welcomes: 1, migrations: rows[0].files });
  });

  it('know a session of one another', async () => {
    const me = await Promise.all([0, 1].map((n) => at(n, owner).account.me({})));
    expect(me.map(({ person }) => person?.id)).toEqual([owner.id, owner.id]);
  });

  it('open one cycle for hands that go up at once, and close it once when they go down at once', async () => {
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all(players.map((who, n) => at(n, who).turns.raiseHand({ campaignId })));
      await Promise.all(players.map((who, n) => write(n + 1, who, `round ${round}`)));
      const { turn } = await at(0, owner).turns.get({ campaignId });
      expect([turn.cycle, turn.hands.length, turn.hands.filter(({ intent }) => intent !== null).length]).toEqual([round, 4, 4]);
      await Promise.all(players.map((who, n) => at(n, who).turns.lowerHand({ campaignId })));
    }
    expect(
      await rowsOf('select number, closed_by, jsonb_array_length(intents) as many from cycle where campaign_id = $1 order by number'),
    ).toEqual([1, 2, 3, 4, 5].map((number) => ({ number, closed_by: 'hands', many: 4 })));
  });

  it('close a cycle once that two people end and the clocks of both servers end', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const [mira] = players;
      if (!mira) return;
      const { turn } = await at(round, mira).turns.raiseHand({ campaignId });
      await write(round, mira, `round ${round}`);
      skipped += 61_000;
      await Promise.all([
        at(0, owner).turns.forceEnd({ campaignId, cycle: turn.cycle }),
        at(1, owner).turns.forceEnd({ campaignId, cycle: turn.cycle }),
        at(round, mira).turns.lowerHand({ campaignId }),
        ...servers().map(({ kernel }) => closeDue(kernel)),
      ]);
      expect((await at(0, owner).turns.get({ campaignId })).turn.state).toBe('IDLE');
    }
    expect(await rowsOf('select count(*)::int as many, max(number) as last from cycle where campaign_id = $1')).toEqual([
      { many: 10, last: 10 },
    ]);
    await vi.waitFor(async () => {
      const told = await rowsOf(
        "select (narration->>'cycle')::int as cycle from message where campaign_id = $1 and role = 'ai' and narration->>'cause' = 'turn' order by position",
      );
      expect(told).toEqual(Array.from({ length: 10 }, (_, n) => ({ cycle: n + 1 })));
    }, PATIENCE);
  });

  it('tell each reply once, whoever claims it', async () => {
    const rooms = await Promise.all(Array.from({ length: 12 }, () => openCampaign(here, owner, players)));
    const counted = () => servers().reduce((sum, { model }) => sum + model.replies.length, 0);
    const before = counted();
    await Promise.all(
      rooms.map((room, n) => at(n, players[n % 4] ?? owner).chat.post({ id: randomUUID(), campaignId: room, content: 'Is anybody here?' })),
    );
    await vi.waitFor(async () => {
      const { rows } = await here.database.pool.query(
        "select count(*)::int as many from message where role = 'ai' and narration->>'cause' = 'chat' and campaign_id = any($1)",
        [rooms],
      );
      expect(rows).toEqual([{ many: 12 }]);
    }, PATIENCE);
    expect(counted() - before).toBe(12);
  });

  it('stop a reply that the other one tells', async () => {
    const releases = servers().map(({ model }) => model.hold());
    await write(0, players[0] ?? owner, 'Tell me a long story.');
    const speaking = await vi.waitFor(
      async () => (await at(1, owner).narrator.current({ campaignId })).speaking ?? expect.fail('silence'),
      PATIENCE,
    );
    await Promise.all(
      [0, 1].map((n) =>
        at(n, owner)
          .narrator.stop({ campaignId, narrationId: speaking.id })
          .catch(() => undefined),
      ),
    );
    await vi.waitFor(async () => {
      expect(
        await rowsOf(
          "select narration->>'ending' as ending from message where campaign_id = $1 and role = 'ai' and narration->>'cause' = 'chat'",
        ),
      ).toEqual([{ ending: 'stopped' }]);
    }, PATIENCE);
    for (const release of releases) release();
  });

  it('carry every event to the followers of both, once, in order and without gaps', async () => {
    const sockets = await Promise.all([0, 1].map((n) => listening(n, owner)));
    const sent = await Promise.all(Array.from({ length: 120 }, (_, n) => write(n, players[n % 4] ?? owner, `message ${n}`)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(120);
    await vi.waitFor(async () => {
      const { seq } = await at(0, owner).chat.list({ campaignId });
      for (const socket of sockets) expect(seqsOf(socket).at(-1)).toBe(seq.campaign);
    }, PATIENCE);
    const [first, second] = sockets.map(seqsOf);
    expect(first).toEqual(first?.map((_, n) => (first[0] ?? 0) + n));
    expect(second).toEqual(first);
    const posted = sockets.map(({ frames }) =>
      frames.flatMap((frame) => (frame.type === 'event' && frame.event.type === 'chat.posted' ? [frame.event.message.id] : [])),
    );
    expect(posted[1]).toEqual(posted[0]);
    expect(new Set(posted[0]).size).toBe(posted[0]?.length);
    for (const socket of sockets) socket.close();
  });

  it('show a reply’s words to the followers of both', async () => {
    const sockets = await Promise.all([0, 1].map((n) => listening(n, owner)));
    await write(0, players[0] ?? owner, 'Who speaks up?');
    for (const socket of sockets) {
      expect(await socket.hear('signal', ({ signal }) => signal.type === 'narrator.spoke' && signal.offset === 0)).toMatchObject({
        signal: { text: 'Then ' },
      });
      await socket.hear('event', ({ event }) => event.type === 'narrator.ended');
      socket.close();
    }
  });

  it('write a message once that is sent to both at once', async () => {
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const answers = await Promise.all(
      ids.flatMap((id) => [0, 1].map((n) => at(n, owner).chat.post({ id, campaignId, content: 'to both' }))),
    );
    expect(new Set(answers.map(({ position }) => position)).size).toBe(30);
    expect(await rowsOf("select count(*)::int as many from message where campaign_id = $1 and content = 'to both'")).toEqual([
      { many: 30 },
    ]);
  });

  it('count those present on both', async () => {
    const watcher = await listening(0, owner);
    const [mira, tov] = players;
    if (!mira || !tov) return;
    const away = await listening(1, tov, true);
    const near = await listening(0, mira, true);
    await watcher.hear('presence', ({ count, people }) => count === 2 && people.some(({ userId }) => userId === tov.id));
    away.close();
    await vi.waitFor(() => expect(watcher.frames.findLast((frame) => frame.type === 'presence')).toMatchObject({ count: 1 }), PATIENCE);
    for (const socket of [watcher, near]) socket.close();
  });
});
