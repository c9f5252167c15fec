import { lowerHand, raiseHand, turnAtRest } from '#domain/turn/turn.ts';
import type { Turn } from '#domain/turn/turn.ts';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { TurnStore } from './turn-store.ts';
import type { TurnCalls, TurnNow } from './turn-store.ts';
import { TurnStrip } from './turn-strip.tsx';

const me = { id: 'mira', name: 'Mira' };
const tov = { id: 'tov', name: 'Tov' };
const rest = turnAtRest('c', 60);

/** What the server says of a turn that begins now. */
const now = (turn: Turn): TurnNow => ({ turn, now: new Date().toISOString() });
const raised = (turn: Turn, who = me) => raiseHand(turn, who, new Date()).turn;

async function setUp(calls: Partial<TurnCalls> = {}, props: Partial<Parameters<typeof TurnStrip>[0]> = {}) {
  const failed = vi.fn<(what: string) => void>();
  const turns = new TurnStore({
    campaignId: 'c',
    me,
    calls: {
      get: async () => now(rest),
      raiseHand: async () => now(raised(rest)),
      lowerHand: async () => now(rest),
      forceEnd: async () => now(rest),
      ...calls,
    },
    clock: () => Date.now(),
    onFailed: failed,
  });
  const strip = (
    <TurnStrip
      part="plays"
      paused={false}
      mayEnd={false}
      narrating={false}
      held={false}
      answers="turns"
      beside={false}
      warning={null}
      onLower={() => void turns.lower()}
      onDetails={null}
      {...{ turns, me, ...props }}
    />
  );
  const shown = renderAt('/', strip);
  await act(() => turns.load());
  return { ...shown, turns, failed };
}

const hand = () => screen.getByRole('button', { name: /Hand/ });

it('the hand button does nothing before the turn is known', async () => {
  const raiseHand = vi.fn<TurnCalls['raiseHand']>(async () => now(raised(rest)));
  const { person } = await setUp({ get: () => Promise.reject(new Error('down')), raiseHand });
  expect(hand().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Finding out whose turn it is…')).toBeTruthy();
  await person.click(hand());
  expect(raiseHand).not.toHaveBeenCalled();
});

it('a hand shows as raised before the server has answered, and a second press waits', async () => {
  const answer = Promise.withResolvers<TurnNow>();
  const raiseHand = vi.fn<TurnCalls['raiseHand']>(() => answer.promise);
  const { person } = await setUp({ raiseHand });
  await person.click(hand());
  expect(hand().getAttribute('aria-label')).toBe('Lower Hand, please wait');
  expect(document.activeElement).toBe(hand());
  await person.click(hand());
  expect(raiseHand).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve(now(raised(rest))));
  expect(screen.getByRole('button', { name: 'Lower Hand' })).toBeTruthy();
  expect(screen.getByText('Write what you do, then lower your hand.')).toBeTruthy();
});

it('a hand that the server refuses goes down again, and the failure is told', async () => {
  const { person, failed } = await setUp({ raiseHand: () => Promise.reject(new Error('down')) });
  await person.click(hand());
  expect(screen.getByRole('button', { name: 'Raise Hand' })).toBeTruthy();
  expect(failed.mock.calls[0]?.[0]).toBe('raise');
});

it('the last hand that goes down ends the collection and its clock', async () => {
  const { person } = await setUp({ get: async () => now(raised(rest)) });
  expect(screen.getByRole('timer', { name: 'Time left for actions' }).textContent).toBe('60s');
  await person.click(hand());
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('Raise your hand to act. The narrator answers only then.')).toBeTruthy();
});

it('another hand that is heard of names whom the table waits for', async () => {
  const { turns } = await setUp({}, { part: 'watches' });
  act(() => turns.receive(now(raised(rest, tov))));
  expect(screen.getByText('Waiting for Tov.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Hand/ })).toBeNull();
});

it('the clock runs down by seconds and stands still while the table is paused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const { turns } = await setUp({ get: async () => now(raised(rest)) });
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByRole('timer').textContent).toBe('45s');
    const { endsAt: _endsAt, ...turn } = raised(rest);
    act(() => turns.receive(now({ ...turn, endsAt: null, remaining: 30_000 })));
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByRole('timer').textContent).toBe('30s');
  } finally {
    vi.useRealTimers();
  }
});

it('the button that ends the turn hands the focus to the hand when it goes away', async () => {
  const { person } = await setUp({ get: async () => now(raised(rest, tov)) }, { mayEnd: true });
  await person.click(screen.getByRole('button', { name: 'End the turn now' }));
  expect(screen.queryByRole('button', { name: 'End the turn now' })).toBeNull();
  expect(document.activeElement).toBe(hand());
});

it('a warning about one’s words shows only while one’s own hand is up', async () => {
  const warning = { text: 'A whisper is no action.', isPrivate: true };
  const { turns } = await setUp({}, { warning });
  expect(screen.queryByText('A whisper is no action.')).toBeNull();
  const up = raised(rest);
  act(() => turns.receive(now(up)));
  expect(screen.getByText('A whisper is no action.')).toBeTruthy();
  act(() => turns.receive(now(lowerHand(up, me.id, new Date()).turn)));
  expect(screen.queryByText('A whisper is no action.')).toBeNull();
});
