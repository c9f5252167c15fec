import { symmetricDecrypt } from 'better-auth/crypto';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { permit, answer } from '#server/kernel/calls/handle.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { reauthenticate as operation } from '#contract/accounts/account.ts';
import { deviceOfSession } from '#server/features/auth/credentials/attempts.ts';
import type { BeginAttempt } from '#server/features/auth/credentials/attempts.ts';
import { findProofs } from '#server/features/auth/people.store.ts';
import { verifyPassword } from '#server/features/auth/credentials/password.ts';
import { confirmSession } from '#server/features/auth/sessions/sessions.store.ts';
import { isTotp } from '#server/features/auth/credentials/totp.ts';

/**
 * Not one transaction: an attempt that fails must stay written down. Password and code are one attempt, and a wrong code
 * is answered like a wrong password.
 */
export const reauthenticate = ({ attempts, secret }: { attempts: BeginAttempt; secret: string }) =>
  answer(operation, async ({ kernel, actor, session, client }, { password, code }) => {
    permit(policies['account.reauthenticate'], actor, null);
    const { id, email } = personOf(actor);
    if (session === null) throw new Refusal('auth.required');
    const { sql } = kernel.database;
    const attempt = await attempts({ kind: 'password', account: email, address: client.address, device: deviceOfSession(session.id) });
    const { passwordHash, sealedSecret } = await findProofs(sql, id);
    const isRight = passwordHash !== null && (await verifyPassword({ hash: passwordHash, password }));
    const now = kernel.now();
    const withSecondFactor =
      isRight && sealedSecret !== null && isTotp(await symmetricDecrypt({ key: secret, data: sealedSecret }), code ?? '', now);
    if (!isRight || (sealedSecret !== null && !withSecondFactor)) throw new Refusal('auth.wrongPassword');
    await attempt.succeeded();
    await confirmSession(sql, session.id, withSecondFactor, now);
    kernel.sessionInvalidation.invalidate(id);
    return { until: new Date(now.getTime() + accountServerLimits.reauthenticationMilliseconds).toISOString() };
  });
