import type { AskedCheck } from '#domain/check/check.ts';
import { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import { memoryShelf } from '#web/features/chat/room/memory-shelf.fixture.ts';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { Outbox } from '#web/features/chat/room/outbox.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WaitingCheck } from './waiting-check.tsx';

const rollerOf = (userId: string, hasRolled: boolean) => ({
  characterId: `hero of ${userId}`,
  userId,
  name: userId === 'mira' ? 'Ysolde' : 'Brakka',
  side: 'first' as const,
  modifier: null,
  helpedBy: null,
  hasRolled,
  result: null,
});
const checkOf = (hasRolled: boolean): AskedCheck => ({
  kind: 'each',
  what: { kind: 'skill', skill: 'stealth' },
  against: null,
  difficulty: null,
  showsDifficulty: false,
  isSecret: false,
  advantage: 'none',
  rollers: [rollerOf('mira', hasRolled), rollerOf('tov', false)],
  isClosed: false,
});

async function setUp(hasRolled: boolean) {
  const said = message(1, { role: 'system', check: checkOf(hasRolled) });
  const room = new ChatRoom({
    campaignId: 'c',
    calls: {
      list: async () => ({ messages: [said, message(2)], more: false, newer: false, seq: { campaign: 0, person: 0, leaders: null } }),
      post: async () => said,
    },
    outbox: new Outbox(memoryShelf(), 'mira', 'c'),
    newId: () => 'id',
    now: () => new Date(0),
    onSendFailed: () => undefined,
  });
  await room.load();
  const roll = () => ({ message: { ...said, check: checkOf(true) }, check: null });
  return { said, ...renderAt('/', <WaitingCheck room={room} me="mira" />, { checks: { roll } }) };
}

it('a check that waits for one’s dice stays in sight, and one press rolls it', async () => {
  const { person, server, said } = await setUp(false);
  expect(screen.getByText('Ysolde: Stealth check')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Roll the check' }));
  expect(server.inputsOf('checks.roll')).toMatchObject([{ messageId: said.id, characterId: 'hero of mira' }]);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('whoever has rolled is not asked because others still are', async () => {
  await setUp(true);
  expect(screen.queryByRole('button')).toBeNull();
});
