import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerFrame } from '#contract/realtime/frames.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { soloBus } from './bus.ts';
import type { Bus, Notice } from './bus.ts';
import { connectEmbedded } from '#server/kernel/database/database.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Hub } from './hub.ts';
import { transact } from '#server/kernel/calls/kernel.ts';

let app: TestApp;
let topic: string;

beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => {
  topic = `campaign:${randomUUID()}`;
});
afterAll(() => app.end());

/** Announces numbered events in one transaction. */
const announce = (...names: (string | number)[]) =>
  transact(app.kernel, (tx) => {
    for (const name of names) tx.emit(topic, { type: 'campaigns.changed', campaignId: String(name), change: null });
    return Promise.resolve();
  });

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Follows a topic at a hub and remembers what comes. */
function follow(hub: Hub, after?: number) {
  const frames: ServerFrame[] = [];
  const failed = vi.fn();
  const leave = hub.follow(topic, after, (frame) => void frames.push(ServerFrame.parse(JSON.parse(frame.toString()))), failed);
  const events = () => frames.flatMap((frame) => (frame.type === 'event' ? [frame] : []));
  return {
    leave,
    failed,
    frames,
    seqs: () => events().map(({ seq }) => seq),
    names: () => events().map(({ event }) => ('campaignId' in event ? event.campaignId : '')),
    subscribed: () => vi.waitFor(() => frames.find((frame) => frame.type === 'subscribed') ?? expect.fail('not subscribed'), 10_000),
    until: (seq: number) => vi.waitFor(() => expect(events().at(-1)?.seq).toBe(seq), 10_000),
  };
}

describe('following a topic', () => {
  it('begins with what comes next when no number is given', async () => {
    await announce('old');
    const follower = follow(app.kernel.hub);
    expect(await follower.subscribed()).toEqual({ type: 'subscribed', topic, seq: 1, missed: false });
    await announce('new');
    await follower.until(2);
    expect(follower.names()).toEqual(['new']);
    follower.leave();
  });

  it('begins with what came after a number, and goes on with what comes', async () => {
    await announce(...numbers(1, 5));
    const follower = follow(app.kernel.hub, 2);
    await announce(6);
    await follower.until(6);
    expect(follower.seqs()).toEqual([3, 4, 5, 6]);
    follower.leave();
  });

  it('says that something was missed when more than five hundred events came meanwhile', async () => {
    await announce(...numbers(1, 501));
    const [just, over] = [follow(app.kernel.hub, 1), follow(app.kernel.hub, 0)];
    await just.until(501);
    expect(await just.subscribed()).toMatchObject({ seq: 1, missed: false });
    expect(await over.subscribed()).toMatchObject({ seq: 501, missed: true });
    await announce('next');
    await over.until(502);
    expect([just.seqs(), over.seqs()]).toEqual([numbers(2, 502), [502]]);
  });

  it('says so when events were forgotten', async () => {
    await announce(1, 2, 3);
    await app.database.pool.query('delete from event where topic = $1 and seq <= 2', [topic]);
    const follower = follow(app.kernel.hub, 0);
    expect(await follower.subscribed()).toMatchObject({ seq: 3, missed: true });
  });

  it('says so when the follower has seen more than there is', async () => {
    await announce(1);
    expect(await follow(app.kernel.hub, 40).subscribed()).toMatchObject({ seq: 1, missed: true });
  });

  it('delivers what many transactions announce at once in order and without gaps, whoever joins when', async () => {
    const early = follow(app.kernel.hub);
    await early.subscribed();
    const writing = Promise.all(numbers(1, 100).map((n) => announce(n, `${n}b`)));
    await pause(10);
    const late = follow(app.kernel.hub, 0);
    await writing;
    await Promise.all([early.until(200), late.until(200)]);
    expect([early.seqs(), late.seqs()]).toEqual([numbers(1, 200), numbers(1, 200)]);
    expect(late.names()).toEqual(early.names());
  });

  it('delivers nothing of a transaction that fails', async () => {
    const follower = follow(app.kernel.hub);
    await follower.subscribed();
    const failing = transact(app.kernel, (tx) => {
      tx.emit(topic, { type: 'campaigns.changed', campaignId: 'never', change: null });
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    await announce('then');
    await follower.until(1);
    expect(follower.names()).toEqual(['then']);
  });

  it('delivers nothing after leaving', async () => {
    const follower = follow(app.kernel.hub);
    await follower.subscribed();
    follower.leave();
    const other = follow(app.kernel.hub);
    await other.subscribed();
    await announce(1);
    await other.until(1);
    expect(follower.seqs()).toEqual([]);
  });
});

describe('a hub on another server', () => {
  let tell: (notice: Notice) => void;
  let lose: () => void;
  let bus: Bus;
  let hub: Hub;

  beforeEach(() => {
    bus = {
      origin: 'here',
      shared: true,
      publish() {},
      ask: () => Promise.resolve([]),
      onNotice: (listener) => (tell = listener),
      onGap: (listener) => (lose = listener),
      close: () => Promise.resolve(),
    };
    hub = new Hub(app.database.sql, bus);
  });
  const notice = (seq: number) => tell({ kind: 'events', from: 'there', topic, seq });

  it('reads what it is told of, also when it is told while it reads', async () => {
    const follower = follow(hub);
    await follower.subscribed();
    for (const n of numbers(1, 20)) {
      await announce(n);
      notice(n);
    }
    await follower.until(20);
    expect(follower.seqs()).toEqual(numbers(1, 20));
  });

  it('does not lose what is written and told while it begins to follow', async () => {
    await announce(1);
    const follower = follow(hub);
    await announce(2);
    notice(2);
    await announce(3);
    notice(3);
    const begin = await follower.subscribed();
    const next = begin.type === 'subscribed' ? begin.seq + 1 : -1;
    // On a busy machine it may begin to follow after the last.
    if (next <= 3) await follower.until(3);
    expect(follower.seqs()).toEqual(numbers(next, 3));
  });

  it.each(['while it reads', 'while it begins to follow'])('does not lose what is written %s, after what it sees', async (when) => {
    const held = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    let holds = when !== 'while it reads';
    const slow = new Proxy(app.database.sql, {
      get: (sql, name, receiver) =>
        name !== 'execute'
          ? Reflect.get(sql, name, receiver)
          : async (query: Parameters<Sql['execute']>[0]) => {
              const rows = await sql.execute(query);
              if (holds) reading.resolve();
              if (holds) await held.promise;
              return rows;
            },
    });
    hub = new Hub(slow, bus);
    const follower = follow(hub);
    if (!holds) {
      await follower.subscribed();
      await announce('seen');
      holds = true;
      notice(1);
    }
    await reading.promise;
    await announce('unseen');
    notice(2);
    held.resolve();
    await vi.waitFor(() => expect(follower.names().at(-1)).toBe('unseen'), 10_000);
  });

  it('reads on through thousands of events after the line between the servers was cut', async () => {
    const follower = follow(hub);
    await follower.subscribed();
    await announce(...numbers(1, 1200));
    lose();
    await follower.until(1200);
    expect(follower.seqs()).toEqual(numbers(1, 1200));
  });

  it('gives nothing twice to somebody who read at another server what it has not heard of yet', async () => {
    const first = follow(hub);
    await first.subscribed();
    await announce(1, 2, 3);
    const ahead = follow(hub, 2);
    await ahead.until(3);
    expect(await ahead.subscribed()).toMatchObject({ seq: 2, missed: false });
    notice(3);
    await announce(4);
    notice(4);
    await Promise.all([first.until(4), ahead.until(4)]);
    expect([first.seqs(), ahead.seqs()]).toEqual([numbers(1, 4), [3, 4]]);
  });

  it('shows signals of other servers and keeps none of them', async () => {
    const follower = follow(hub);
    await follower.subscribed();
    const signal = { type: 'narrator.spoke', narrationId: 'n', offset: 0, text: 'Then' } as const;
    tell({ kind: 'signal', from: 'there', topic, frame: JSON.stringify({ type: 'signal', topic, signal }) });
    expect(follower.frames.at(-1)).toEqual({ type: 'signal', topic, signal });
  });
});

it('a follower whose events cannot be read is told so', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const away = connectEmbedded({
    host: '/nowhere',
    port: 5432,
    folder: null,
    close: () => Promise.resolve(),
    dump: () => Promise.reject(new Error('not here')),
  });
  const follower = follow(new Hub(away.sql, soloBus('here')), 0);
  await vi.waitFor(() => expect(follower.failed).toHaveBeenCalledOnce(), 10_000);
  expect(follower.frames).toEqual([]);
  quiet.mockRestore();
});
