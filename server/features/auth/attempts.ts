import { Refusal } from '#domain/refusals.ts';
import type { Sql } from '#server/kernel/database.ts';
import { forgetFailures, releaseAttempt, reserveAttempt } from './attempts.store.ts';

/** An attempt at a password or a code; it counts as failed until it is said to be otherwise. */
export interface Attempt {
  /** It was right: earlier failures are forgotten too. */
  succeeded(): Promise<void>;
  /** It came to no verdict, so it counts neither way. */
  undone(): Promise<void>;
}

/** Begins an attempt at an account from an address. The sixth within fifteen minutes of five failures is refused. */
export type BeginAttempt = (account: string, address: string) => Promise<Attempt>;

export function limitAttempts(sql: Sql, now: () => Date): BeginAttempt {
  return async (account, address) => {
    const pair = { email: account.trim().toLowerCase().slice(0, 320), address };
    const id = await reserveAttempt(sql, pair, now());
    if (id === null) throw new Refusal('auth.tooManyAttempts');
    return {
      succeeded: () => forgetFailures(sql, pair, id),
      undone: () => releaseAttempt(sql, id),
    };
  };
}

/** The name under which attempts at somebody's second factor are counted, apart from those at the password. */
export function secondFactorOf(userId: string): string {
  return `second factor of ${userId}`;
}
