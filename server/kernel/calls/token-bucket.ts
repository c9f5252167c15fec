import type { Brake } from '#domain/limits/brakes.ts';

/** What is left of a brake for one person at a moment. Below zero where another server has let more through meanwhile. */
export interface TokenBucket {
  tokens: number;
  /** Milliseconds of the clock by which it is refilled. */
  at: number;
}

/** Refills a bucket up to a moment. A clock that was set back costs nobody anything. */
export function refill(bucket: TokenBucket, { atOnce, perMinute }: Brake, now: number): void {
  const passed = Math.max(0, now - bucket.at);
  bucket.at = now;
  bucket.tokens = Math.min(atOnce, bucket.tokens + (passed * perMinute) / 60_000);
}

/** Whole seconds, at least one, until a refilled bucket that is empty holds one token again. */
export function secondsUntilNext({ tokens }: TokenBucket, { perMinute }: Brake): number {
  return Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute));
}
