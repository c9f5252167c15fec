import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { removeSecondFactor as operation } from '#contract/accounts/admin.ts';
import { log } from '#server/kernel/log.ts';
import { endSessions, removeSecondFactor as remove } from '#server/features/auth/index.ts';
import { secondFactorRemovedEmail } from '#server/features/admin/second-factor-removed-email.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import { getPerson } from '#server/features/admin/get-person.ts';

/** For somebody who has lost the authenticator and the recovery codes. They are written to, so that nobody does it in silence. */
export const removeSecondFactor = adminCommand(operation, {
  may: policies['admin.removeSecondFactor'],
  run: async ({ kernel, tx, client, input: { userId } }) => {
    const { name, email } = await getPerson(tx.sql, userId);
    if (!(await remove(tx.sql, userId))) throw new Refusal('admin.noSecondFactor');
    // Whoever uses the account shows the password once more.
    await endSessions({ kernel, tx }, userId, 'secondFactorRemoved');
    const { mailer } = kernel;
    if (mailer.configured) {
      const message = secondFactorRemovedEmail({ name, email }, client.origin);
      tx.afterCommit(() => void mailer.send(message).catch((cause: unknown) => log.fault('A mail was not sent', cause)));
    }
    return { output: { mailed: mailer.configured }, about: name, detail: { userId } };
  },
});
