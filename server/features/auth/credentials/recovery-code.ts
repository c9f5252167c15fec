import { randomInt } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';

/** What a recovery code is drawn from: no O and 0, no I, L and 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LETTERS_PER_HALF = 5;

/** Makes a set of recovery codes, each like "7KQRW-X3MPA". */
export function makeRecoveryCodes(): string[] {
  const half = () => Array.from({ length: LETTERS_PER_HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: limits.recoveryCodes }, () => `${half()}-${half()}`);
}

/** A code as it is compared: without case, spaces and dashes, and with look-alikes as one. */
export function foldRecoveryCode(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** The one of the kept codes that somebody means by what they typed; null when it is none of them. Also finds older codes, which have both cases. */
export async function meantRecoveryCode(sealedCodes: string, secret: string, typed: string): Promise<string | null> {
  const codes = z.array(z.string()).parse(JSON.parse(await symmetricDecrypt({ key: secret, data: sealedCodes })));
  // The code as it stands goes first, in case two older ones differ only in their case.
  return codes.find((code) => code === typed) ?? codes.find((code) => foldRecoveryCode(code) === foldRecoveryCode(typed)) ?? null;
}
