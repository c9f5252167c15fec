import { describe, expect, it, vi } from 'vitest';
import { lowerHand, raiseHand, turnAtRest } from '#domain/turn.ts';
import type { Turn } from '#domain/turn.ts';
import { TurnKeeper } from './turn-keeper.ts';
import type { TurnCalls, TurnNow } from './turn-keeper.ts';
import { handUp, secondsLeft } from './turn-view.ts';

const start = new Date('2026-11-20T20:00:00.000Z');
const mira = { id: 'mira', name: 'Mira' };
const rest = turnAtRest('c', 60);
const collecting = raiseHand(rest, mira, start).turn;
const said = (turn: Turn, second = 0): TurnNow => ({ turn, now: new Date(start.getTime() + second * 1000).toISOString() });

function keep(calls: Partial<TurnCalls> = {}) {
  const failures: string[] = [];
  const clock = { at: start.getTime() };
  const keeper = new TurnKeeper({
    campaignId: 'c',
    me: mira,
    calls: {
      get: async () => said(rest),
      raiseHand: async () => said(collecting, 1),
      lowerHand: async () => said(lowerHand(collecting, mira.id, start).turn, 1),
      forceEnd: async () => said(rest, 1),
      ...calls,
    },
    clock: () => clock.at,
    onFailed: (what) => failures.push(what),
  });
  const up = () => {
    const { turn } = keeper.state();
    return turn !== null && handUp(turn, mira);
  };
  return { keeper, failures, up, clock };
}

describe('raising a hand', () => {
  it('shows at once, and the button waits for the answer', async () => {
    const { keeper, up } = keep();
    await keeper.load();
    const done = keeper.raise();
    expect([up(), keeper.state().pending]).toEqual([true, true]);
    await done;
    expect([up(), keeper.state().pending]).toEqual([true, false]);
  });

  it('is taken back when the server refuses', async () => {
    const { keeper, up, failures } = keep({ raiseHand: () => Promise.reject(new Error('down')) });
    await keeper.load();
    await keeper.raise();
    expect([up(), keeper.state().pending, failures]).toEqual([false, false, ['raise']]);
  });

  it('allows one action at a time', async () => {
    const raise = vi.fn<TurnCalls['raiseHand']>(async () => said(collecting, 1));
    const { keeper } = keep({ raiseHand: raise });
    await keeper.load();
    await Promise.all([keeper.raise(), keeper.raise(), keeper.lower()]);
    expect(raise).toHaveBeenCalledTimes(1);
    expect(keeper.state().turn?.state).toBe('COLLECTING');
  });

  it('keeps what others did meanwhile when it is taken back', async () => {
    const refuse = { now: (_error: Error) => {} };
    const { keeper, up } = keep({ raiseHand: () => new Promise((_resolve, reject) => Object.assign(refuse, { now: reject })) });
    await keeper.load();
    const done = keeper.raise();
    keeper.receive(said(raiseHand(rest, { id: 'tov', name: 'Tov' }, start).turn, 1));
    refuse.now(new Error('down'));
    await done;
    expect([up(), keeper.state().turn?.hands.map(({ name }) => name)]).toEqual([false, ['Tov']]);
  });
});

describe('lowering and ending', () => {
  it('is taken back when lowering fails', async () => {
    const { keeper, up, failures } = keep({ get: async () => said(collecting), lowerHand: () => Promise.reject(new Error('down')) });
    await keeper.load();
    await keeper.lower();
    expect([up(), failures]).toEqual([true, ['lower']]);
  });

  it('ends the cycle that shows', async () => {
    const forceEnd = vi.fn<TurnCalls['forceEnd']>(async () => said(rest, 1));
    const { keeper } = keep({ get: async () => said(collecting), forceEnd });
    await keeper.load();
    await keeper.forceEnd();
    expect(forceEnd).toHaveBeenCalledWith({ campaignId: 'c', cycle: 1 });
    expect(keeper.state().turn?.state).toBe('IDLE');
  });
});

describe('what the server says', () => {
  it('counts down on the server’s clock, however wrong the browser’s is', async () => {
    const { keeper, clock } = keep({ get: async () => said(collecting, 10) });
    clock.at += 3_600_000;
    await keeper.load();
    expect(secondsLeft(collecting, keeper.serverNow())).toBe(50);
    clock.at += 20_000;
    expect(secondsLeft(collecting, keeper.serverNow())).toBe(30);
  });

  it('does not set the clock back when an event arrives late', async () => {
    const { keeper, clock } = keep({ get: async () => said(collecting, 10) });
    clock.at += 10_000;
    await keeper.load();
    clock.at += 30_000;
    keeper.receive(said(collecting, 20));
    expect(secondsLeft(collecting, keeper.serverNow())).toBe(20);
  });

  it('is passed over when it is older than what is known', async () => {
    const { keeper } = keep();
    keeper.receive(said(collecting, 5));
    keeper.receive(said(rest, 4));
    expect(keeper.state().turn?.state).toBe('COLLECTING');
  });

  it('stays unknown, not at rest, when it cannot be loaded', async () => {
    const { keeper } = keep({ get: () => Promise.reject(new Error('down')) });
    await keeper.load();
    expect(keeper.state().turn).toBeNull();
  });
});
