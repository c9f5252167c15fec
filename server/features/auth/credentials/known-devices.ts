import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { isSecure } from '#server/features/auth/sessions/session-cookie.ts';

const ID = /^[\w-]{22}$/;

/**
 * Tells devices that somebody has been signed in on from all others, by a cookie that outlasts the session. It names the device and
 * carries a mark for each of its accounts, which only this installation can write and which tells nothing of them. It lets nobody in.
 */
export interface KnownDevices {
  /** Whether a request brings any mark, so that asking for its account is worth while. */
  isMarked(cookies: string | null): boolean;
  /** The device that a request comes from, where it is known to the account; else null. */
  deviceOf(cookies: string | null, userId: string): string | null;
  /** The cookie that makes the device known to the account, in the place of what the browser brings. */
  mark(cookies: string | null, userId: string): string;
}

export function knownDevices(publicUrl: string | null, secret: string): KnownDevices {
  const name = isSecure(publicUrl) ? '__Host-hearthlore.device' : 'hearthlore.device';
  const attributes = `Path=/; HttpOnly; ${isSecure(publicUrl) ? 'Secure; ' : ''}SameSite=Lax`;
  const markOf = (device: string, userId: string) =>
    createHmac('sha256', secret).update(`device ${device} of ${userId}`).digest('base64url').slice(0, 22);

  const read = (cookies: string | null): { device: string; marks: string[] } | null => {
    const pair = cookies?.split(';').find((each) => each.trim().startsWith(`${name}=`));
    const [device = '', ...marks] =
      pair
        ?.slice(pair.indexOf('=') + 1)
        .trim()
        .split('.') ?? [];
    const whole = marks.filter((mark) => ID.test(mark)).slice(0, accountServerLimits.accountsPerDevice);
    return ID.test(device) && whole.length > 0 ? { device, marks: whole } : null;
  };
  const deviceOf = (cookies: string | null, userId: string): string | null => {
    const found = read(cookies);
    if (found === null) return null;
    const wanted = Buffer.from(markOf(found.device, userId));
    return found.marks.some((mark) => timingSafeEqual(Buffer.from(mark), wanted)) ? found.device : null;
  };

  return {
    isMarked: (cookies) => read(cookies) !== null,
    deviceOf,
    mark(cookies, userId) {
      const { device, marks } = read(cookies) ?? { device: randomBytes(16).toString('base64url'), marks: [] };
      const own = markOf(device, userId);
      const all = [own, ...marks.filter((mark) => mark !== own)].slice(0, accountServerLimits.accountsPerDevice);
      return `${name}=${[device, ...all].join('.')}; Max-Age=${accountServerLimits.deviceCookieSeconds}; ${attributes}`;
    },
  };
}
