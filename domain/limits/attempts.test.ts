import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdAttempt } from './attempts.ts';
import type { HeldAttempt, RecentFailures } from './attempts.ts';
import { attemptBounds, attemptWindow, crowdedSentence } from './brakes.ts';
import type { AttemptKind } from './brakes.ts';

const start = new Date('2026-11-22T12:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const none: RecentFailures = { onDevice: [], fromAddress: [], fromNetwork: [], atAccount: [], inNetwork: [] };
/** Failures a second apart, the newest at the start. */
const many = (count: number) => Array.from({ length: count }, (_, n) => later(-n * 1000));

interface Attempt {
  account: string;
  network: string;
  device: string | null;
}
type Failure = Attempt & { at: Date };

/** Keeps what has failed, as the store does. */
function memory(kind: AttemptKind = 'password') {
  const failures: Failure[] = [];
  return (attempt: Attempt, now: Date): HeldAttempt | null => {
    const recent = failures.filter(({ at }) => at.getTime() > now.getTime() - attemptWindow).toReversed();
    const times = (which: (failure: Failure) => boolean) => recent.filter(which).map(({ at }) => at);
    const isHere = (failure: Failure) => failure.account === attempt.account && failure.network === attempt.network;
    const held = holdAttempt(
      kind,
      attempt.device !== null,
      {
        onDevice: times(({ account, device }) => account === attempt.account && device === attempt.device),
        fromAddress: times(isHere),
        fromNetwork: times(isHere),
        atAccount: times(({ account }) => account === attempt.account),
        inNetwork: times(({ network }) => network === attempt.network),
      },
      now,
    );
    if (held === null) failures.push({ ...attempt, at: now });
    return held;
  };
}

describe('an attempt at a password', () => {
  const cases: [string, boolean, Partial<RecentFailures>, boolean][] = [
    ['is made where nothing has failed', false, {}, true],
    ['is made after four failures from its address', false, { fromAddress: many(4) }, true],
    ['is held after five', false, { fromAddress: many(5) }, false],
    [
      'is made on a known device whatever happens elsewhere',
      true,
      { fromAddress: many(5), atAccount: many(20), inNetwork: many(40) },
      true,
    ],
    ['is held on a known device after five failures of its own', true, { onDevice: many(5) }, false],
    ['is made from a new network while the account is guessed at', false, { atAccount: many(20), fromNetwork: many(2) }, true],
    ['is held from a network that had three tries at such an account', false, { atAccount: many(20), fromNetwork: many(3) }, false],
    ['is made with three failures from its network while nobody else guesses', false, { atAccount: many(19), fromNetwork: many(3) }, true],
    ['is made after 39 failures in its network', false, { inNetwork: many(39) }, true],
    ['is held after 40', false, { inNetwork: many(40) }, false],
  ];
  it.each(cases)('%s', (_, isKnown, failures, mayTry) => {
    expect(holdAttempt('password', isKnown, { ...none, ...failures }, start) === null).toBe(mayTry);
  });

  it('waits until the oldest of five failures is fifteen minutes old', () => {
    expect(holdAttempt('password', false, { ...none, fromAddress: many(5) }, start)).toEqual({ seconds: 15 * 60 - 4, isOwn: true });
    expect(holdAttempt('password', false, { ...none, fromAddress: many(5) }, later(attemptWindow - 4000))).toBeNull();
  });

  it('is held for what others have done in other words', () => {
    expect(holdAttempt('password', false, { ...none, inNetwork: many(40) }, start)).toEqual({ seconds: 15 * 60 - 39, isOwn: false });
    expect(crowdedSentence(600)).toBe(
      'Too many attempts have failed from this network or at this account. Please wait 10 minutes, or sign in on a device where you have been signed in before.',
    );
  });
});

describe('an attempt at a code', () => {
  it('is held from everywhere but known devices after twenty failures', () => {
    const failures = { ...none, atAccount: many(20) };
    expect(holdAttempt('code', false, failures, start)).toEqual({ seconds: 15 * 60 - 19, isOwn: false });
    expect(holdAttempt('code', true, failures, start)).toBeNull();
  });
});

describe('whatever others try', () => {
  const guess = fc.record({
    account: fc.constantFrom('mira', 'tov', 'iva'),
    network: fc.integer({ min: 0, max: 12 }).map((n) => `network ${n}`),
    pause: fc.integer({ min: 0, max: 60_000 }),
  });
  const guesses = fc.array(guess, { maxLength: 400 });

  it('the owner gets in on a known device, and on a new one in a network that nobody guesses from', () => {
    fc.assert(
      fc.property(guesses, fc.constantFrom('network 0', 'home'), (tried, at) => {
        const attempt = memory();
        let now = 0;
        for (const { pause, ...each } of tried) attempt({ ...each, device: null }, later((now += pause)));
        expect(attempt({ account: 'mira', network: at, device: 'own' }, later(now))).toBeNull();
        expect(attempt({ account: 'mira', network: 'hotel', device: null }, later(now))).toBeNull();
      }),
    );
  });

  it('no network and no account is tried more often in any fifteen minutes than its bounds say', () => {
    const { network: most, account, newNetwork, own } = attemptBounds.password;
    fc.assert(
      fc.property(guesses, (tried) => {
        const attempt = memory();
        const made: Failure[] = [];
        let now = 0;
        for (const { pause, ...each } of tried) {
          const at = later((now += pause));
          if (attempt({ ...each, device: null }, at) === null) made.push({ ...each, device: null, at });
          const recent = made.filter((failure) => failure.at.getTime() > at.getTime() - attemptWindow);
          const there = recent.filter(({ network }) => network === each.network);
          expect(there.length).toBeLessThanOrEqual(most);
          expect(there.filter((failure) => failure.account === each.account).length).toBeLessThanOrEqual(own);
          const atAccount = recent.filter((failure) => failure.account === each.account);
          const networks = new Set(atAccount.map(({ network }) => network)).size;
          expect(atAccount.length).toBeLessThanOrEqual(account + networks * newNetwork);
        }
      }),
    );
  });

  it('a wait is as long as it is said to be', () => {
    fc.assert(
      fc.property(guesses, (tried) => {
        const attempt = memory();
        let now = 0;
        for (const { pause, ...each } of tried) {
          const held = attempt({ ...each, device: null }, later((now += pause)));
          if (held === null) continue;
          expect(held.seconds).toBeGreaterThan(0);
          expect(attempt({ ...each, device: null }, later(now + held.seconds * 1000))).toBeNull();
          return;
        }
      }),
    );
  });
});
