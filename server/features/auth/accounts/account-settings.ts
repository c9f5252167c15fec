import type { Sql } from '#server/kernel/database/database.ts';
import type { Mailer } from '#server/kernel/mail.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import type { SessionInvalidation } from '#server/kernel/calls/session-invalidation.ts';
import type { Admission } from './admission.ts';
import type { BeginAttempt } from '#server/features/auth/credentials/attempts.ts';
import type { AnswerFloors } from './account-answers.ts';
import type { GoogleSettings } from './google.ts';
import type { PasswordCost } from '#server/features/auth/credentials/password.ts';

/** What the accounts of an installation are opened with. */
export interface AccountOptions extends Hosts {
  sql: Sql;
  secret: string;
  mailer: Mailer;
  /** Null where sign-in with Google is not configured. */
  google: GoogleSettings | null;
  admission: Admission;
  sessionInvalidation: SessionInvalidation;
  /** What it costs to try one password; what OWASP recommends, where nothing is said. */
  passwordCost?: PasswordCost;
  /** How long answers take at least that would else tell by their time whether an address is known; `answerFloors`, where nothing is said. */
  answerFloors?: AnswerFloors;
  now: () => Date;
}

/** The same with all that is left to choose chosen. */
export interface AccountSettings extends Required<AccountOptions> {
  attempts: BeginAttempt;
}
