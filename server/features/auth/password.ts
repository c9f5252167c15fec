import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Cost as OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes a password with argon2id and a fresh salt, as `argon2id$salt$hash` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `argon2id$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether a password is the one that was hashed. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [name, salt, expected] = hash.split('$');
  if (name !== 'argon2id' || !salt || !expected) return false;
  const wanted = Buffer.from(expected, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce, ...COST }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
