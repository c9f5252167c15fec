import { randomInt, scrypt } from 'node:crypto';
import { SPOKEN_CODE_LENGTH, SPOKEN_LETTERS } from '#domain/account/invitation-code.ts';

/** All codes share it, as a code is looked up by its hash alone. */
const SALT = 'hearthlore spoken code';
const HASH_BYTES = 32;
/** A guess costs about 30 ms: a copy of the database gives no code away in the day that it holds. */
const COST = { N: 2 ** 14, r: 8, p: 1 };

/** A fresh spoken code, each letter from the system's randomness. */
export function drawSpokenCode(): string {
  return Array.from({ length: SPOKEN_CODE_LENGTH }, () => SPOKEN_LETTERS[randomInt(SPOKEN_LETTERS.length)]).join('');
}

/** What is kept of a spoken code. Its 34 bits can be guessed, so the hash is a slow one. */
export function hashSpokenCode(code: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(code, SALT, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key.toString('hex'))));
  });
}
