import { signJWT, verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';
import { log } from '#server/kernel/log.ts';
import { isDuplicate } from '#server/kernel/query-error.ts';
import type { AccountSettings } from './account-settings.ts';
import { addressTakenEmail, newAddressEmail } from './account-email-texts.ts';
import { findPersonByEmail, findPersonById, isSuspended, saveAddress } from '#server/features/auth/people.store.ts';

const PAGE = '/auth/address';

/** What the links for another address carry. Only the second one names the person; the library makes the first. */
const Claims = z.object({ email: z.email(), updateTo: z.email(), sub: z.string().optional() });
type Claims = z.infer<typeof Claims>;

/** The address a link asks for, as it says itself, unchecked; null for a link about something else. */
export function askedAddress(token: string): string | null {
  return Claims.safeParse(readUnchecked(token)).data?.updateTo ?? null;
}

/**
 * Follows a link of a change of address and says which page comes next. It signs nobody in, so both links also work in a
 * browser that is signed out, such as the one on a phone.
 */
export async function followAddressLink(settings: AccountSettings, token: string, viewerId: string | null, from: string): Promise<string> {
  const claims = Claims.safeParse(await verifyJWT(token, settings.secret));
  if (!claims.success) return `${PAGE}?error=${hasExpired(token, settings.now()) ? 'TOKEN_EXPIRED' : 'INVALID_TOKEN'}`;
  try {
    const step = await (claims.data.sub === undefined
      ? agree(settings, claims.data, viewerId, from)
      : change(settings, claims.data, viewerId));
    return `${PAGE}?step=${step}`;
  } catch (error) {
    if (error instanceof Refusal) return `${PAGE}?error=${error.code}`;
    throw error;
  }
}

/** The link in the old address's mailbox: the new address gets the second one. */
async function agree(settings: AccountSettings, { email, updateTo }: Claims, viewerId: string | null, from: string): Promise<'1'> {
  const { sql, secret, mailer, publicUrl, attempts } = settings;
  const person = await findPersonByEmail(sql, email);
  if (person === null) throw new Refusal('address.outdated');
  await check(settings, person.id, viewerId);
  if ((await findPersonByEmail(sql, updateTo)) !== null) throw new Refusal('address.taken');
  await attempts({ kind: 'letter', account: updateTo, address: from, device: null });
  const next = await signJWT({ sub: person.id, email, updateTo }, secret, accountServerLimits.mailLinkSeconds);
  mailer
    .send(newAddressEmail({ email: updateTo, name: person.name }, `${publicUrl ?? ''}/api/auth/verify-email?token=${next}`))
    .catch((error: unknown) => log.fault('A mail could not be sent', error));
  return '1';
}

/** The link in the new address's mailbox: the account has it from now on. Opened again it says the same. */
async function change(settings: AccountSettings, { sub = '', email, updateTo }: Claims, viewerId: string | null): Promise<'2'> {
  const { sql, sessionInvalidation, now } = settings;
  const person = await findPersonById(sql, sub);
  if (person?.email === updateTo) return '2';
  if (person?.email !== email) throw new Refusal('address.outdated');
  await check(settings, sub, viewerId);
  try {
    await saveAddress(sql, sub, updateTo, now());
  } catch (error) {
    throw isDuplicate(error) ? new Refusal('address.taken') : error;
  }
  sessionInvalidation.invalidate(sub);
  return '2';
}

async function check({ sql }: AccountSettings, personId: string, viewerId: string | null): Promise<void> {
  const wrong: RefusalCode | null =
    viewerId !== null && viewerId !== personId ? 'address.otherAccount' : (await isSuspended(sql, personId)) ? 'auth.suspended' : null;
  if (wrong !== null) throw new Refusal(wrong);
}

/** Writes to somebody who asks for an address that another account has. The answer on the screen is the same either way, so that nobody can try addresses out there. */
export async function tellIfTaken(
  { sql, mailer }: AccountSettings,
  person: { name: string; email: string },
  wanted: string,
): Promise<void> {
  if (!mailer.configured || wanted.toLowerCase() === person.email || (await findPersonByEmail(sql, wanted)) === null) return;
  mailer.send(addressTakenEmail(person, wanted)).catch((error: unknown) => log.fault('A mail could not be sent', error));
}

function hasExpired(token: string, now: Date): boolean {
  const { data } = z.object({ exp: z.number() }).safeParse(readUnchecked(token));
  return data !== undefined && data.exp * 1000 <= now.getTime();
}

function readUnchecked(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
