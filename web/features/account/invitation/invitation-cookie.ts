import { invitationCodeIn } from '#web/features/account/invitation-code.ts';

const NAME = 'hearthlore.invitation';
const COOKIE_SECONDS = 3600;

/** The invitation this browser came with, kept until the account is made or an hour is over. */
export function keptInvitation(): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${NAME}=`));
  return pair === undefined ? null : invitationCodeIn(pair.slice(NAME.length + 1));
}

/** Keeps an invitation for the sign-up that follows; also one with Google, which leaves the page. */
export function keepInvitation(code: string): void {
  write(code, COOKIE_SECONDS);
}

/** Forgets the invitation once it has done its work, or was taken out of the form. */
export function forgetInvitation(): void {
  write('', 0);
}

function write(value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
