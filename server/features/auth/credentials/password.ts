import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** What it costs to try one password: KiB of memory, and passes over it. */
export interface PasswordCost {
  memory: number;
  passes: number;
}

/** Cost as OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2 };

/** Hashes passwords with argon2id and a fresh salt, as `argon2id$memory$passes$salt$hash`, the last two in base64url. */
export function hashesPasswords(cost: PasswordCost) {
  return async (password: string): Promise<string> => {
    const salt = randomBytes(16);
    const hash = await derive(password, salt, cost);
    return ['argon2id', cost.memory, cost.passes, salt.toString('base64url'), hash.toString('base64url')].join('$');
  };
}

/** Whether a password is the one that was hashed. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const parts = hash.split('$');
  // Hashes that name no cost are of the time when there was only one.
  const [name, memory, passes, salt, expected] =
    parts.length === 3 ? parts.toSpliced(1, 0, `${passwordCost.memory}`, `${passwordCost.passes}`) : parts;
  if (name !== 'argon2id' || !salt || !expected) return false;
  const wanted = Buffer.from(expected, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { memory: Number(memory), passes: Number(passes) });
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function derive(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options = { message: password.normalize('NFKC'), nonce, ...cost, parallelism: 1, tagLength: 32 };
  return new Promise((resolve, reject) => {
    argon2('argon2id', options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
