import { describe, expect, it } from 'vitest';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { rowsOf } from '#web/features/chat/room/rows.ts';
import { newestPosition, unreadAfter } from './unread.ts';

describe('what is new below', () => {
  const rows = rowsOf(
    [message(1), message(2), message(3, { authorId: 'tov' }), message(4), message(5, { authorId: null })],
    [
      {
        id: '0198f7a0-0000-4000-8000-000000000001',
        content: 'x',
        to: { kind: 'group' },
        at: '2026-11-20T12:00:00.000Z',
        state: 'pending',
        more: null,
      },
    ],
  );

  it('counts what others said after the last seen message', () => {
    expect([0, 2, 4, 5].map((seen) => unreadAfter(rows, seen, 'mira'))).toEqual([2, 2, 1, 0]);
  });

  it('is counted from the newest known message', () => {
    expect(newestPosition(rows)).toBe(5);
    expect(newestPosition([])).toBe(0);
  });
});
