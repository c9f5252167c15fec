import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#domain/chat/message.ts';
import { ChatRoom } from './chat-room.ts';
import type { ChatCalls } from './chat-room.ts';
import { memoryShelf } from './memory-shelf.fixture.ts';
import { message } from './message.fixture.ts';
import { Outbox } from './outbox.ts';

const ids = ['0198f7a0-0000-4000-8000-000000000001', '0198f7a0-0000-4000-8000-000000000002'];
const page = (from: number, to: number, more = false) => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  more,
  newer: false,
  seq: { campaign: to, person: 0, leaders: null },
});

function enter(calls: Partial<ChatCalls>, shelf = memoryShelf()) {
  const failures: unknown[] = [];
  const left = [...ids];
  const room = new ChatRoom({
    campaignId: 'c',
    calls: { list: async () => page(1, 3), post: async ({ id }) => message(4, { id }), ...calls },
    outbox: new Outbox(shelf, 'mira', 'c'),
    newId: () => left.shift() ?? 'none left',
    now: () => new Date('2026-11-20T12:00:00.000Z'),
    onSendFailed: (error) => failures.push(error),
  });
  return { room, failures, shelf };
}

/** A call whose answer the test gives. */
function held<T>() {
  const settle: { done: (value: T) => void; fail: (error: Error) => void } = { done: () => {}, fail: () => {} };
  const answer = new Promise<T>((resolve, reject) => Object.assign(settle, { done: resolve, fail: reject }));
  return { answer, settle };
}

const shown = (room: ChatRoom) => room.state.get().transcript.messages.map(({ id }) => id);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('history', () => {
  it('starts with the newest page and answers after which events to listen', async () => {
    const { room } = enter({});
    expect(await room.load()).toEqual({ campaign: 3, person: 0, leaders: null });
    expect([room.state.get().loading, shown(room)]).toEqual(['done', ['m1', 'm2', 'm3']]);
  });

  it('says that it could not be loaded, which is not an empty history', async () => {
    const { room } = enter({ list: () => Promise.reject(new Error('down')) });
    expect(await room.load()).toBeNull();
    expect(room.state.get().loading).toBe('failed');
  });

  it('asks for an older page once at a time and from the oldest known message', async () => {
    const list = vi.fn<ChatCalls['list']>(async ({ before }) => (before ? page(1, 5) : page(6, 8, true)));
    const { room } = enter({ list });
    await room.load();
    await Promise.all([room.loadOlder(), room.loadOlder()]);
    await room.loadOlder();
    expect(list.mock.calls.map(([input]) => input.before)).toEqual([undefined, 6]);
    expect(shown(room)).toHaveLength(8);
  });

  it('is refreshed once for many reasons, and again when that fails', async () => {
    const list = vi.fn<ChatCalls['list']>(async () => page(1, 9));
    const { room } = enter({ list });
    await room.load();
    list.mockRejectedValueOnce(new Error('down'));
    for (let reason = 0; reason < 5; reason += 1) room.refresh(false);
    await vi.advanceTimersByTimeAsync(150);
    expect(list).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(150);
    expect([list.mock.calls.length, shown(room).length]).toEqual([3, 9]);
  });
});

describe('sending', () => {
  it('shows the words at once and replaces them by what the server answers', async () => {
    const { answer, settle } = held<Message>();
    const { room } = enter({ post: () => answer });
    await room.load();
    expect(room.post('  I wait.  ', { kind: 'group' })).toBe(true);
    expect([room.state.get().sending, room.state.get().outgoing[0]?.content]).toEqual([true, 'I wait.']);
    settle.done(message(4, { id: ids[0] }));
    await settled();
    expect([room.state.get().sending, room.state.get().outgoing, shown(room).at(-1)]).toEqual([false, [], ids[0]]);
  });

  it('says when nothing is on its way any more, and whether all of it arrived', async () => {
    const { answer, settle } = held<Message>();
    const post = vi.fn<ChatCalls['post']>(() => answer);
    const { room } = enter({ post });
    await room.load();
    expect(await room.sent()).toBe(true);
    room.post('One', { kind: 'group' });
    const one = room.sent();
    settle.done(message(4, { id: ids[0] }));
    expect(await one).toBe(true);
    post.mockRejectedValueOnce(new Error('down'));
    room.post('Two', { kind: 'group' });
    expect(await room.sent()).toBe(false);
  });

  it('is locked until the story is there and while one is on its way, and refuses blank words', async () => {
    const post = vi.fn<ChatCalls['post']>(() => held<Message>().answer);
    const { room } = enter({ post });
    expect(room.post('Too early', { kind: 'group' })).toBe(false);
    await room.load();
    expect(room.post(' \n ', { kind: 'group' })).toBe(false);
    room.post('One', { kind: 'group' });
    expect(room.post('Two', { kind: 'group' })).toBe(false);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('is confirmed by the event when that comes first, and shows the message once', async () => {
    const { answer, settle } = held<Message>();
    const { room } = enter({ post: () => answer });
    await room.load();
    room.post('One', { kind: 'group' });
    room.receive(message(4, { id: ids[0] }));
    expect(room.state.get().sending).toBe(false);
    settle.fail(new Error('the answer was lost'));
    await settled();
    expect([shown(room), room.state.get().outgoing]).toEqual([['m1', 'm2', 'm3', ids[0]], []]);
  });

  it('keeps what failed, marked, until it is sent again with the same id', async () => {
    const post = vi.fn<ChatCalls['post']>(async ({ id }) => message(4, { id }));
    post.mockRejectedValueOnce(new Error('down'));
    const { room, failures } = enter({ post });
    await room.load();
    room.post('One', { kind: 'dm' });
    await settled();
    expect([room.state.get().outgoing[0]?.state, failures.length]).toEqual(['failed', 1]);
    room.retry(ids[0] ?? '');
    await settled();
    expect(post.mock.calls.map(([input]) => [input.id, input.to])).toEqual([
      [ids[0], { kind: 'dm' }],
      [ids[0], { kind: 'dm' }],
    ]);
    expect(shown(room).at(-1)).toBe(ids[0]);
  });

  it('survives a reload: pending is sent again with its id, failed waits, sent is gone', async () => {
    const shelf = memoryShelf();
    const before = enter({ post: () => held<Message>().answer }, shelf);
    await before.room.load();
    before.room.post('One', { kind: 'group' });
    const post = vi.fn<ChatCalls['post']>(() => Promise.reject(new Error('down')));
    const after = enter({ post }, shelf);
    expect(after.room.state.get().sending).toBe(true);
    await after.room.resume();
    expect(post.mock.calls[0]?.[0].id).toBe(ids[0]);
    const third = enter({}, shelf);
    await third.room.resume();
    expect(third.room.state.get().outgoing.map(({ state }) => state)).toEqual(['failed']);
    third.room.discard(ids[0] ?? '');
    expect(enter({}, shelf).room.state.get().outgoing).toEqual([]);
  });
});
