import type { Plan } from '#domain/account/account.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Email } from '#server/kernel/mail.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { endSessions, makeRecoveryLink, removeSecondFactor } from '#server/features/auth/index.ts';
import { hasOtherAdmin, makeAdministrator } from '#server/features/plans/index.ts';
import { saveSuspension } from './people.store.ts';
import { secondFactorRemovedEmail } from './second-factor-removed-email.ts';

interface Case {
  sql: Sql;
  /** Where people reach the server. */
  base: string;
  person: { id: string; name: string; email: string; plan: Plan };
  now: Date;
}

/** What was done: a line for the person at the keyboard, one for the audit log, and what is written to whom it was done. */
interface Done {
  says: string;
  action: string;
  detail?: Record<string, unknown>;
  email?: Email;
}

/** What the console does to one account, by the name it is called with. */
export const accountCommands: Record<string, (about: Case) => Promise<Done>> = {
  async 'recovery-link'({ sql, base, person, now }) {
    const { url, expiresAt } = await makeRecoveryLink(sql, person.id, base, now);
    const says = `With this link ${person.name} chooses a new password, once, within an hour:\n${url}`;
    return { says, action: 'admin.recoveryLink', detail: { expiresAt } };
  },
  async 'make-admin'({ sql, person }) {
    await makeAdministrator(sql, person.id);
    return { says: `${person.name} is an administrator now.`, action: 'admin.setPlan', detail: { from: person.plan, to: 'ADMIN' } };
  },
  async suspend({ sql, person, now }) {
    const hasOthers = await hasOtherAdmin(sql, person.id);
    if (person.plan === 'ADMIN' && !hasOthers)
      throw new StartError(`${person.name} is the last administrator. Make somebody else one first.`);
    await saveSuspension(sql, person.id, now);
    await endSessions({ sql, now }, person.id, 'suspended');
    return { says: `${person.name} is suspended and signed out everywhere.`, action: 'admin.suspend', detail: { suspended: true } };
  },
  async 'remove-second-factor'({ sql, base, person, now }) {
    if (!(await removeSecondFactor(sql, person.id))) throw new StartError(`${person.name} has no second factor.`);
    await endSessions({ sql, now }, person.id, 'secondFactorRemoved');
    return {
      says: `${person.name} signs in with the password alone now, and is signed out everywhere.`,
      action: 'admin.removeSecondFactor',
      email: secondFactorRemovedEmail(person, base),
    };
  },
};
