import { expect, it, vi } from 'vitest';
import type { AskedCheck } from '#domain/check/check.ts';
import { seenByPlayers } from '#domain/check/seen-check.ts';
import { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import { memoryShelf } from '#web/features/chat/room/memory-shelf.fixture.ts';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { Outbox } from '#web/features/chat/room/outbox.ts';
import { takeCheck } from './check-actions.ts';

const asked = (over: Partial<AskedCheck> = {}): AskedCheck => ({
  kind: 'each',
  what: { kind: 'skill', skill: 'perception' },
  against: null,
  difficulty: 13,
  showsDifficulty: true,
  isSecret: false,
  advantage: 'none',
  rollers: [],
  isClosed: false,
  ...over,
});

/** A room whose story holds one message that asks for a check. */
async function roomWith(check: AskedCheck) {
  const said = message(1, { role: 'system', check: seenByPlayers(check) });
  const room = new ChatRoom({
    campaignId: 'c',
    calls: {
      list: async () => ({ messages: [said], more: false, newer: false, seq: { campaign: 0, person: 0, leaders: 0 } }),
      post: async () => said,
    },
    outbox: new Outbox(memoryShelf(), 'oda', 'c'),
    newId: () => 'id',
    now: () => new Date(0),
    onSendFailed: vi.fn<(error: unknown) => void>(),
  });
  await room.load();
  return { room, said, shown: () => room.state.get().transcript.messages[0]?.check };
}

it('what players are not told stays in sight of those who lead, whatever their message says later', async () => {
  const check = asked({ showsDifficulty: false });
  const { room, said, shown } = await roomWith(check);
  takeCheck(room, { message: said, check });
  expect(shown()?.difficulty).toBe(13);
  room.change(said);
  expect(shown()?.difficulty).toBe(13);
});

it('a check that hides nothing goes on as its message does', async () => {
  const { room, said, shown } = await roomWith(asked());
  takeCheck(room, { message: said, check: asked() });
  room.change({ ...said, check: asked({ isClosed: true }) });
  expect(shown()?.isClosed).toBe(true);
});
