import { attemptBounds, attemptWindow } from './brakes.ts';
import type { AttemptKind } from './brakes.ts';

/** When attempts of one kind failed within the window, newest first. Each list may end where its bound is reached. */
export interface RecentFailures {
  /** At the account, on the device of the attempt; none for a device that is not known to the account. */
  onDevice: readonly Date[];
  /** At the account, from the address of the attempt. */
  fromAddress: readonly Date[];
  /** At the account, from the network of the attempt. */
  fromNetwork: readonly Date[];
  /** At the account. */
  atAccount: readonly Date[];
  /** From the network, at any accounts. */
  inNetwork: readonly Date[];
}

/** An attempt that is not made now. */
export interface HeldAttempt {
  /** Whole seconds until it may be made. */
  seconds: number;
  /** Whether the failures were made on this device or address, and not by others. */
  isOwn: boolean;
}

/**
 * Whether an attempt may be made now; null when it may. A known device goes by its own failures alone, so that nobody else
 * holds it up.
 */
export function holdAttempt(kind: AttemptKind, isKnownDevice: boolean, failures: RecentFailures, now: Date): HeldAttempt | null {
  const bounds = attemptBounds[kind];
  const until = (times: readonly Date[], most: number) => untilBelow(times, most, now);
  const own = until(isKnownDevice ? failures.onDevice : failures.fromAddress, bounds.own);
  if (isKnownDevice) return own === 0 ? null : held(own, true);
  const asNew = Math.min(until(failures.atAccount, bounds.account), until(failures.fromNetwork, bounds.newNetwork));
  const wait = Math.max(own, asNew, until(failures.inNetwork, bounds.network));
  return wait === 0 ? null : held(wait, own > 0);
}

/** Milliseconds until fewer than `most` of these lie within the window. */
function untilBelow(times: readonly Date[], most: number, now: Date): number {
  if (most === 0) return Infinity;
  const last = times[most - 1];
  return last === undefined ? 0 : Math.max(0, last.getTime() + attemptWindow - now.getTime());
}

function held(milliseconds: number, isOwn: boolean): HeldAttempt {
  return { seconds: Math.ceil(milliseconds / 1000), isOwn };
}
