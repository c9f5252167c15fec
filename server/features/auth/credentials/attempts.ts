import { crowdedSentence } from '#domain/limits/brakes.ts';
import type { AttemptKind } from '#domain/limits/brakes.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { networkOf } from '#server/kernel/http/address-of.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { forgetFailures, releaseAttempt, reserveAttempt } from './attempts.store.ts';

/** An attempt at a password or a code; it counts as failed until it is said to be otherwise. */
export interface Attempt {
  /** It was right: earlier failures are forgotten too. */
  succeeded(): Promise<void>;
  /** It came to no verdict, so it counts neither way. */
  undone(): Promise<void>;
}

/** What is about to be tried, and from where. */
interface Try {
  kind: AttemptKind;
  /** The account, by its address or by what else it is tried with. */
  account: string;
  /** Network address. */
  address: string;
  /** A device or session that is known to the account; null for all others. */
  device: string | null;
}

/** Begins an attempt; throws a refusal with the seconds to wait when too many have failed (`domain/limits/attempts.ts`). */
export type BeginAttempt = (attempt: Try) => Promise<Attempt>;

export function limitAttempts(sql: Sql, now: () => Date): BeginAttempt {
  return async ({ account, ...attempt }) => {
    const place = { ...attempt, account: account.trim().toLowerCase().slice(0, 320), network: networkOf(attempt.address) };
    const begun = await reserveAttempt(sql, place, now());
    if (!('id' in begun)) throw refusalOf(attempt.kind, begun);
    return {
      succeeded: () => forgetFailures(sql, place, begun.id),
      undone: () => releaseAttempt(sql, begun.id),
    };
  };
}

function refusalOf(kind: AttemptKind, { seconds, isOwn }: { seconds: number; isOwn: boolean }): Refusal {
  if (kind === 'letter') return new Refusal('auth.tooManyEmails', undefined, seconds);
  return new Refusal('auth.tooManyAttempts', isOwn ? undefined : crowdedSentence(seconds), seconds);
}

/** The name under which attempts at somebody's second factor are counted. */
export function secondFactorOf(userId: string): string {
  return `second factor of ${userId}`;
}

/** The name under which a session counts as a device that is known to its account. */
export function deviceOfSession(sessionId: string): string {
  return `session ${sessionId}`;
}
