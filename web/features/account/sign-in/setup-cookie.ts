const NAME = 'hearthlore.setup';
const COOKIE_SECONDS = 3600;
const TOKEN = /^#?setup=([A-Za-z0-9_-]{32})$/;

/** The token in the part of a setup link behind the #; null where there is none. */
export function setupTokenIn(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null;
}

/** Whether this browser has opened a setup link within the last hour. */
export function hasSetupLink(): boolean {
  return document.cookie.split('; ').some((each) => each.startsWith(`${NAME}=`));
}

/** Keeps the token for the sign-up that follows; also one with Google, which leaves the page. */
export function keepSetupToken(token: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${token}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
