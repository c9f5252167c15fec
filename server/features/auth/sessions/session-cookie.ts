import { createHmac } from 'node:crypto';

/** Name of the cookie that carries the session. A browser keeps a __Host- cookie only over TLS; without it, a plain one. */
export function cookieName(publicUrl: string | null): string {
  return isSecure(publicUrl) ? '__Host-hearthlore.session' : 'hearthlore.session';
}

export function isSecure(publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** Writes the session's cookie as the account library does: the token and its signature. */
export interface SessionCookie {
  name: string;
  /** The cookie that carries a token for so many seconds. */
  carry(token: string, seconds: number): string;
  /** The cookie that makes the browser forget it. */
  forget(): string;
}

export function sessionCookie(publicUrl: string | null, secret: string): SessionCookie {
  const name = cookieName(publicUrl);
  const attributes = `Path=/; HttpOnly; ${isSecure(publicUrl) ? 'Secure; ' : ''}SameSite=Lax`;
  return {
    name,
    carry(token, seconds) {
      const signature = createHmac('sha256', secret).update(token).digest('base64');
      return `${name}=${encodeURIComponent(`${token}.${signature}`)}; Max-Age=${Math.max(0, Math.floor(seconds))}; ${attributes}`;
    },
    forget: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
