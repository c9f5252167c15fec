import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Message } from '#domain/chat/message.ts';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { StoryMessages, useIsLatestRoll } from './story-messages.ts';

const now = Date.now();
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const mine = { label: 'Roll', dice: '1d20', faces: [9], kept: [9], modifier: 0, total: 9, against: null, by: 'kara' };
const rolled = message(1, { createdAt: at(0), rolls: [mine] });

function Latest({ restedAt }: { restedAt?: string }) {
  return <p>{useIsLatestRoll({ id: 'kara', restedAt }, { messageId: rolled.id, at: rolled.createdAt }) ? 'latest' : 'over'}</p>;
}
const table = (messages: Message[], restedAt?: string) => (
  <StoryMessages value={messages}>
    <Latest {...(restedAt !== undefined && { restedAt })} />
  </StoryMessages>
);

it('a roll is the latest of its hero until another roll of theirs, or a rest', () => {
  const shown = render(table([rolled]));
  const show = (...given: Parameters<typeof table>) => act(() => shown.rerender(table(...given)));
  expect(screen.getByText('latest')).toBeTruthy();
  show([rolled, message(2, { createdAt: at(1), rolls: [{ ...mine, by: 'tam' }] })]);
  expect(screen.getByText('latest')).toBeTruthy();
  show([rolled, message(2, { createdAt: at(1), rolls: [mine] })]);
  expect(screen.getByText('over')).toBeTruthy();
  show([rolled], at(-5));
  expect(screen.getByText('latest')).toBeTruthy();
  show([rolled], at(5));
  expect(screen.getByText('over')).toBeTruthy();
});
