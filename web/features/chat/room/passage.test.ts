import { describe, expect, it, vi } from 'vitest';
import { ChatRoom } from './chat-room.ts';
import type { ChatCalls } from './chat-room.ts';
import { memoryShelf } from './memory-shelf.fixture.ts';
import { message } from './message.fixture.ts';
import { Outbox } from './outbox.ts';

const LAST = 100;
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

/** A server with a hundred messages that answers ten at a time. */
function enter() {
  const list = vi.fn<ChatCalls['list']>(async ({ before, after, around }) => {
    const from = around ? around - 5 : after ? after + 1 : before ? before - 10 : LAST - 9;
    const to = Math.min(LAST, from + 9);
    return { messages: run(Math.max(1, from), to), more: from > 1, newer: to < LAST, seq: { campaign: 0, person: 0, leaders: null } };
  });
  const room = new ChatRoom({
    campaignId: 'c',
    calls: { list, post: async ({ id }) => message(LAST + 1, { id }) },
    outbox: new Outbox(memoryShelf(), 'mira', 'c'),
    newId: () => '0198f7a0-0000-4000-8000-000000000001',
    now: () => new Date('2026-11-20T12:00:00.000Z'),
    onSendFailed: () => {},
  });
  const shown = () => room.state.get().transcript.messages.map(({ position }) => position);
  return { room, list, shown };
}

describe('a passage from the past', () => {
  it('takes the place of what was known, and goes on in both directions without a hole', async () => {
    const { room, shown } = enter();
    await room.load();
    expect(await room.goTo(40)).toBe(true);
    await room.loadOlder();
    await room.loadNewer();
    expect(shown()).toEqual(run(25, 54).map(({ position }) => position));
    expect(room.state.get().transcript).toMatchObject({ more: true, newer: true });
  });

  it('is not asked for when it is known already', async () => {
    const { room, list } = enter();
    await room.load();
    await room.goTo(95);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('does not take in what is said now, but how its own messages change', async () => {
    const { room, shown } = enter();
    await room.load();
    await room.goTo(40);
    const before = shown();
    room.receive(message(LAST + 1));
    room.change(message(40, { content: 'Other words' }));
    room.change(message(99, { content: 'Not here' }));
    expect(shown()).toEqual(before);
    expect(
      room.state
        .get()
        .transcript.messages.filter(({ content }) => !content.startsWith('Words'))
        .map(({ position }) => position),
    ).toEqual([40]);
  });

  it('gives way to the newest words when one asks for them, and when one writes', async () => {
    for (const leave of [(room: ChatRoom) => room.toNow(), (room: ChatRoom) => Promise.resolve(room.post('Here.', { kind: 'group' }))]) {
      const { room, shown } = enter();
      await room.load();
      await room.goTo(40);
      await leave(room);
      await vi.waitFor(() => expect(room.state.get().transcript.newer).toBe(false));
      expect(shown().slice(0, 10)).toEqual(run(LAST - 9, LAST).map(({ position }) => position));
    }
  });

  it('that cannot be loaded leaves what is known where it is', async () => {
    const { room, list, shown } = enter();
    await room.load();
    list.mockRejectedValueOnce(new Error('down'));
    expect(await room.goTo(40)).toBe(false);
    expect(shown().at(-1)).toBe(LAST);
  });
});
