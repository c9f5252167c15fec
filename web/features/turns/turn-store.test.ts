import { describe, expect, it, vi } from 'vitest';
import { lowerHand, raiseHand, turnAtRest } from '#domain/turn/turn.ts';
import type { Turn } from '#domain/turn/turn.ts';
import { TurnStore } from './turn-store.ts';
import type { TurnCalls, TurnNow } from './turn-store.ts';
import { handUp, secondsLeft } from './turn-view.ts';

const start = new Date('2026-11-20T20:00:00.000Z');
const mira = { id: 'mira', name: 'Mira' };
const rest = turnAtRest('c', 60);
const collecting = raiseHand(rest, mira, start).turn;
const said = (turn: Turn, second = 0): TurnNow => ({ turn, now: new Date(start.getTime() + second * 1000).toISOString() });

function keep(calls: Partial<TurnCalls> = {}) {
  const failures: string[] = [];
  const clock = { at: start.getTime() };
  const turns = new TurnStore({
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
    const { turn } = turns.state.get();
    return turn !== null && handUp(turn, mira);
  };
  return { turns, failures, up, clock };
}

describe('raising a hand', () => {
  it('shows at once, and the button waits for the answer', async () => {
    const { turns, up } = keep();
    await turns.load();
    const done = turns.raise();
    expect([up(), turns.state.get().pending]).toEqual([true, true]);
    await done;
    expect([up(), turns.state.get().pending]).toEqual([true, false]);
  });

  it('is taken back when the server refuses', async () => {
    const { turns, up, failures } = keep({ raiseHand: () => Promise.reject(new Error('down')) });
    await turns.load();
    await turns.raise();
    expect([up(), turns.state.get().pending, failures]).toEqual([false, false, ['raise']]);
  });

  it('allows one action at a time', async () => {
    const raise = vi.fn<TurnCalls['raiseHand']>(async () => said(collecting, 1));
    const { turns } = keep({ raiseHand: raise });
    await turns.load();
    await Promise.all([turns.raise(), turns.raise(), turns.lower()]);
    expect(raise).toHaveBeenCalledTimes(1);
    expect(turns.state.get().turn?.state).toBe('COLLECTING');
  });

  it('keeps what others did meanwhile when it is taken back', async () => {
    const refuse = { now: (_error: Error) => {} };
    const { turns, up } = keep({ raiseHand: () => new Promise((_resolve, reject) => Object.assign(refuse, { now: reject })) });
    await turns.load();
    const done = turns.raise();
    turns.receive(said(raiseHand(rest, { id: 'tov', name: 'Tov' }, start).turn, 1));
    refuse.now(new Error('down'));
    await done;
    expect([up(), turns.state.get().turn?.hands.map(({ name }) => name)]).toEqual([false, ['Tov']]);
  });
});

describe('lowering and ending', () => {
  it('is taken back when lowering fails', async () => {
    const { turns, up, failures } = keep({ get: async () => said(collecting), lowerHand: () => Promise.reject(new Error('down')) });
    await turns.load();
    await turns.lower();
    expect([up(), failures]).toEqual([true, ['lower']]);
  });

  it('ends the cycle that shows', async () => {
    const forceEnd = vi.fn<TurnCalls['forceEnd']>(async () => said(rest, 1));
    const { turns } = keep({ get: async () => said(collecting), forceEnd });
    await turns.load();
    await turns.forceEnd();
    expect(forceEnd).toHaveBeenCalledWith({ campaignId: 'c', cycle: 1 });
    expect(turns.state.get().turn?.state).toBe('IDLE');
  });
});

describe('what the server says', () => {
  it('counts down on the server’s clock, however wrong the browser’s is', async () => {
    const { turns, clock } = keep({ get: async () => said(collecting, 10) });
    clock.at += 3_600_000;
    await turns.load();
    expect(secondsLeft(collecting, turns.serverNow())).toBe(50);
    clock.at += 20_000;
    expect(secondsLeft(collecting, turns.serverNow())).toBe(30);
  });

  it('does not set the clock back when an event arrives late', async () => {
    const { turns, clock } = keep({ get: async () => said(collecting, 10) });
    clock.at += 10_000;
    await turns.load();
    clock.at += 30_000;
    turns.receive(said(collecting, 20));
    expect(secondsLeft(collecting, turns.serverNow())).toBe(20);
  });

  it('is passed over when it is older than what is known', async () => {
    const { turns } = keep();
    turns.receive(said({ ...collecting, version: 1 }, 5));
    turns.receive(said(rest, 6));
    expect(turns.state.get().turn?.state).toBe('COLLECTING');
  });

  it('is taken in when it is later, though its call began earlier than another’s', async () => {
    const both = { ...raiseHand(collecting, { id: 'tov', name: 'Tov' }, start).turn, version: 2 };
    const mine = { ...lowerHand(both, 'tov', start).turn, version: 3 };
    const last = { ...lowerHand(mine, mira.id, start).turn, version: 4 };
    const { turns, up } = keep({ get: async () => said(both), lowerHand: async () => said(last, 4) });
    await turns.load();
    turns.receive(said(mine, 5));
    await turns.lower();
    expect([up(), turns.state.get().turn?.state]).toEqual([false, 'IDLE']);
  });

  it('counts when it is asked for, also after the server was set back to a backup', async () => {
    const { turns } = keep({ get: async () => said(rest) });
    turns.receive(said({ ...collecting, version: 9 }, 5));
    await turns.load();
    expect(turns.state.get().turn?.state).toBe('IDLE');
  });

  it('stays unknown, not at rest, when it cannot be loaded', async () => {
    const { turns } = keep({ get: () => Promise.reject(new Error('down')) });
    await turns.load();
    expect(turns.state.get().turn).toBeNull();
  });
});
