import { createHash, randomBytes } from 'node:crypto';
import { SetupWay } from '#domain/account/setup-way.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { hasAccounts } from '#server/features/auth/index.ts';
import { sharedValues } from '#server/features/settings/index.ts';
import { SETUP_HEADER } from '#server/kernel/http/first-account.ts';

/** Where the hashes of all links that were printed are kept. */
const KEY = 'setup.links';
/** Where the browser keeps the token of the link until the account is made. */
const COOKIE = 'hearthlore.setup';

/** What a setup link adds to the server's address. The token stands behind the #, which browsers send to no server. */
export function setupPath(token: string): string {
  return `/auth?tab=signup#setup=${token}`;
}

/** Makes the token of a setup link while nobody has an account, null afterwards. Only its hash is kept; links of several servers hold beside each other. */
export async function makeSetupToken(sql: Sql): Promise<string | null> {
  if (await hasAccounts(sql)) return null;
  const token = randomBytes(24).toString('base64url');
  await sharedValues.addToList(sql, KEY, hashOf(token));
  return token;
}

/** Refuses a first account from anywhere but the machine itself without the setup link, and under a name that is not this server's. */
export async function admitFirst(sql: Sql, headers: Headers): Promise<void> {
  const way = SetupWay.catch('foreign').parse(headers.get(SETUP_HEADER));
  if (way === 'foreign') throw new Refusal('auth.foreignHost');
  if (way === 'here') return;
  const token = tokenIn(headers);
  if (token === null || !(await sharedValues.isInList(sql, KEY, hashOf(token)))) throw new Refusal('auth.setupLink');
}

/** Forgets every setup link, once the first account is there. */
export function endSetup(sql: Sql): Promise<void> {
  return sharedValues.forgetValue(sql, KEY);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function tokenIn(headers: Headers): string | null {
  return new RegExp(`(?:^|; *)${COOKIE}=([A-Za-z0-9_-]{32})(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1] ?? null;
}
