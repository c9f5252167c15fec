import type { BetterAuthOptions } from 'better-auth';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import type { Email, Mailer } from '#server/kernel/mail.ts';
import { askedAddress } from './address-links.ts';
import { forgetFailuresOf } from '#server/features/auth/credentials/attempts.store.ts';
import { secondFactorOf } from '#server/features/auth/credentials/attempts.ts';
import { alreadyHereEmail, confirmationEmail, leavingAddressEmail, recoveryEmail } from './account-email-texts.ts';
import { recoveryUrl } from './recovery.ts';

type Options = Required<BetterAuthOptions>;
type Mails = Pick<Options, 'emailAndPassword' | 'emailVerification'> & { changeEmail: NonNullable<Options['user']['changeEmail']> };

/** What the account library does by mail; where no mail server is configured it asks for none of it. */
export function accountMails(mailer: Mailer, publicUrl: string | null, sql: Sql): Mails {
  if (!mailer.configured || publicUrl === null) {
    return { emailAndPassword: { enabled: true }, emailVerification: {}, changeEmail: { enabled: false } };
  }
  // Not awaited: how long a mail server takes would tell whether an address is known here.
  const send = async (message: Email) => {
    mailer.send(message).catch((error: unknown) => log.fault('A mail could not be sent', error, { subject: message.subject }));
  };
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      resetPasswordTokenExpiresIn: accountServerLimits.mailLinkSeconds,
      sendResetPassword: ({ user, token }) => send(recoveryEmail(user, recoveryUrl(publicUrl, token))),
      async onPasswordReset({ user }) {
        await forgetFailuresOf(sql, user.email);
        await forgetFailuresOf(sql, secondFactorOf(user.id));
      },
      onExistingUserSignUp: ({ user }) => send(alreadyHereEmail(user, `${publicUrl}/auth`)),
    },
    emailVerification: {
      expiresIn: accountServerLimits.mailLinkSeconds,
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      // An address that was never confirmed is left in the same two steps.
      sendVerificationEmail({ user, url, token }) {
        const wanted = askedAddress(token);
        return send(wanted === null ? confirmationEmail(user, url) : leavingAddressEmail(user, wanted, url));
      },
    },
    changeEmail: {
      enabled: true,
      sendChangeEmailConfirmation: ({ user, newEmail, url }) => send(leavingAddressEmail(user, newEmail, url)),
    },
  };
}
