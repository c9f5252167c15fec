import { checkRolls } from '#domain/dice/verifiable/check-rolls.ts';
import type { KeptRoll } from '#domain/dice/verifiable/check-rolls.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What reckoning the dice of a secret again has found. */
export interface Reckoned {
  dice: number;
  /** The numbers of rolls that did not fall as the secret says. */
  wrong: number[];
  /** Whether the secret is the one whose fingerprint was shown before. */
  isSame: boolean;
}

/** Reckons rolls again in the browser, on pages without https too. */
export function reckonAgain(
  { secret, added, fingerprint }: { secret: string; added: readonly string[]; fingerprint: string },
  rolls: readonly KeptRoll[],
): Reckoned {
  const found = checkRolls((key, text) => hmac(sha256, hexToBytes(key), utf8ToBytes(text)), { secret, added }, rolls);
  return { ...found, isSame: bytesToHex(sha256(utf8ToBytes(secret))) === fingerprint };
}
