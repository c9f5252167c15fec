import type { Notice } from '#domain/account/notice.ts';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { Bell } from './bell.tsx';
import { inboxOf } from './inbox.ts';

const notice = (id: string, over: Partial<Notice> = {}): Notice => ({
  id,
  campaign: { id: 'weir', name: 'The Weir' },
  fact: { kind: 'seatRequested', name: 'Tov' },
  createdAt: '2026-11-20T12:00:00.000Z',
  readAt: null,
  ...over,
});
const two = [notice('n1'), notice('n2', { campaign: null, fact: { kind: 'planAnswered', plan: 'DM', accepted: true } })];

let people = 0;

/** The bell of somebody new, whose inbox has been loaded as the page does it. */
async function setUp(answers: Answers['notices'] = {}) {
  people += 1;
  const personId = `person-${people}`;
  const shown = renderAt('/', <Bell personId={personId} />, {
    notices: { list: () => ({ notices: two, unread: 2 }), markRead: () => ({}), ...answers },
  });
  await act(() => inboxOf(personId).load());
  return shown;
}

const bell = () => screen.getByRole('button', { name: /^Notices/ });

it('the bell says how many notices wait, and opens to the newest first', async () => {
  const { person } = await setUp();
  expect(screen.getByRole('button', { name: 'Notices, 2 unread' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await person.click(bell());
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(['/campaign?id=weir', '/account/profile']);
});

it('a notice that is followed counts as read before the server has answered, closes the list and leads to its place', async () => {
  const { person, server, history } = await setUp({ markRead: () => new Promise(() => undefined) });
  await person.click(bell());
  await person.click(await screen.findByRole('link', { name: /asks for a seat/ }));
  expect(server.inputsOf('notices.markRead')).toEqual([{ ids: ['n1'] }]);
  expect(screen.getByRole('button', { name: 'Notices, 1 unread' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(history.location.href).toBe('/campaign?id=weir'));
});

it('a notice that could not be marked as read is unread again, and the failure is told', async () => {
  const { person } = await setUp({
    markRead: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await person.click(bell());
  await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('The notices could not be marked as read.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Notices, 2 unread' })).toBeTruthy();
});

it('an inbox with nothing unread offers nothing to mark', async () => {
  const { person } = await setUp({ list: () => ({ notices: [notice('n1', { readAt: '2026-11-20T13:00:00.000Z' })], unread: 0 }) });
  await person.click(bell());
  await screen.findByRole('link');
  expect(bell().getAttribute('aria-label')).toBe('Notices');
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('an inbox that could not be loaded is asked for again when it is opened', async () => {
  let isDown = true;
  const { person } = await setUp({
    list: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { notices: two, unread: 2 };
    },
  });
  isDown = false;
  await person.click(bell());
  expect(await screen.findByRole('link', { name: /asks for a seat/ })).toBeTruthy();
});
