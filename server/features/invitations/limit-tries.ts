import { isSpokenCode } from '#domain/account/invitation-code.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { releaseTry, reserveTry } from './tries.store.ts';

/** Who tries a code. */
export interface Guest {
  /** The network address. */
  address: string;
  /** Null for visitors. */
  userId: string | null;
}

/**
 * Runs what a code is tried for. Spoken codes are short enough to be guessed, so wrong ones are counted by address and by
 * person, and too many refuse the next, a right one too. Long codes are never counted.
 */
export async function limitTries<Result>(
  { database: { sql }, now }: Pick<Kernel, 'database' | 'now'>,
  { address, userId }: Guest,
  code: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!isSpokenCode(code)) return run();
  const at = now();
  const since = new Date(at.getTime() - limits.spokenCodeWindowMinutes * 60_000);
  const byAddress = { name: `address ${address}`, most: limits.spokenCodeTriesPerAddress };
  const byPerson = { name: `person ${userId}`, most: limits.spokenCodeTriesPerPerson };
  const reserved = await reserveTry(sql, userId === null ? [byAddress] : [byAddress, byPerson], since, at);
  if (reserved === null) throw new Refusal('invitation.tooManyTries');
  try {
    const result = await run();
    await releaseTry(sql, reserved);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'invitation.notFound')) await releaseTry(sql, reserved);
    throw error;
  }
}
