import type { PlanRequest } from '#domain/account/plan-request.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { AccessLevel } from './access-level.tsx';

const request = (id: string, over: Partial<PlanRequest>): PlanRequest => ({
  id,
  userId: mira.id,
  userName: mira.name,
  userEmail: mira.email,
  currentPlan: 'FREE',
  requestedPlan: 'DM',
  reason: null,
  state: 'PENDING',
  answer: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  reviewedAt: null,
  ...over,
});

const shown = (plan: typeof mira.plan) => (
  <PersonProvider person={{ ...mira, plan }}>
    <AccessLevel />
  </PersonProvider>
);

it('an adventurer asks once to run campaigns, reads that it waits, and takes it back', async () => {
  let mine: PlanRequest[] = [request('first', { state: 'DECLINED', answer: 'Please play a few evenings first.' })];
  const { person, server } = renderAt('/', shown('FREE'), {
    plans: {
      mine: () => mine,
      request: ({ reason }) => {
        mine = [request('second', { reason: reason ?? null }), ...mine];
        return request('second', {});
      },
      withdraw: () => {
        mine = mine.map((each) => ({ ...each, state: each.state === 'PENDING' ? 'WITHDRAWN' : each.state }));
        return request('second', { state: 'WITHDRAWN' });
      },
    },
  });
  expect(await screen.findByText('Please play a few evenings first.')).toBeTruthy();
  expect(screen.getByText('Declined')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Request DM Access' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Request DM Access' }));
  await person.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A table on Thursdays');
  await person.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Plan change requested')).toBeTruthy();
  expect(server.inputsOf('plans.request')).toEqual([{ plan: 'DM', reason: 'A table on Thursdays' }]);
  expect(await screen.findByText('Waiting for an answer')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request DM Access' }).disabled).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(server.inputsOf('plans.withdraw')).toEqual([{ requestId: 'second' }]);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request DM Access' }).disabled).toBe(false));
});

it('a Dungeon Master reads what they may, and can go back', async () => {
  renderAt('/', shown('DM'), {
    plans: { mine: () => [request('first', { state: 'APPROVED', answer: 'Welcome to the head of the table.' })] },
  });
  expect(await screen.findByText('Welcome to the head of the table.')).toBeTruthy();
  expect(screen.getByText('Can create campaigns')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request Downgrade' }).disabled).toBe(false);
});
