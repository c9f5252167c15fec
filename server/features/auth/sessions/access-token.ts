import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { accountServerLimits } from '#domain/limits/account-limits.ts';

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

const Claims = z.object({ sid: z.string(), exp: z.number() });

/** Makes a token with which a program calls in place of a browser: a JWT that names the session and expires in 15 minutes. */
export function signAccessToken(secret: string, session: { id: string; userId: string }, now: Date) {
  const expiresAt = new Date(Math.floor((now.getTime() + accountServerLimits.accessTokenMilliseconds) / 1000) * 1000);
  const claims = { sub: session.userId, sid: session.id, iat: Math.floor(now.getTime() / 1000), exp: expiresAt.getTime() / 1000 };
  const body = `${HEADER}.${encode(claims)}`;
  return { accessToken: `${body}.${sign(secret, body).toString('base64url')}`, expiresAt: expiresAt.toISOString() };
}

/** The session an access token names; null for one that is not ours or has expired. */
export function readAccessToken(secret: string, token: string, now: Date): string | null {
  const [header, payload, signature, more] = token.split('.');
  if (header !== HEADER || !payload || !signature || more !== undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(secret, `${header}.${payload}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const claims = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return claims.exp * 1000 > now.getTime() ? claims.sid : null;
}

/** The installation's secret signs other things too: each purpose has a key of its own. */
function sign(secret: string, body: string): Buffer {
  const key = createHmac('sha256', secret).update('access token').digest();
  return createHmac('sha256', key).update(body).digest();
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
