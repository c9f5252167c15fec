import type { Signups } from '#domain/invitation.ts';
import { Refusal } from '#domain/refusals.ts';
import { campaignTopic } from '#contract/topics.ts';
import { transact } from '#server/kernel/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/kernel.ts';
import { crownFirstAccount, hasAccounts } from '#server/features/auth/index.ts';
import { seatPerson } from '#server/features/campaigns/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { codeIn, hashCode } from './code.ts';
import { findUsable } from './find-usable.ts';
import { isAdministrator, removeAccount, takeUse } from './invitations.store.ts';

/** Who may make an account here. */
export interface Admission {
  /** Before an account is made: refuses who needs an invitation and has none that lets anybody in. */
  admit(headers: Headers): Promise<void>;
  /**
   * After it was made: counts the use and takes the seat that the invitation offers. When others have used it up in
   * the meantime the account is removed and the call refused.
   */
  welcome(userId: string, headers: Headers): Promise<void>;
}

/** Admits by invitation or everybody, as the administrators have decided, or else as the environment says. The first account needs no invitation. */
export function createAdmission(kernel: Kernel, fallback: Signups): Admission {
  const { sql } = kernel.database;
  const isOpen = async () => ((await findSettings(sql)).signups ?? fallback) === 'open';
  return {
    async admit(headers) {
      if ((await isOpen()) || !(await hasAccounts(sql))) return;
      const code = codeIn(headers);
      if (code === null) throw new Refusal('auth.inviteOnly');
      await findUsable(sql, code, kernel.now());
    },
    async welcome(userId, headers) {
      const code = codeIn(headers);
      const open = await isOpen();
      await crownFirstAccount(sql);
      const stays = await transact(kernel, async (tx) => {
        if (code !== null && (await useInvitation(tx, code, userId))) return true;
        if (open || (await isAdministrator(tx.sql, userId))) return true;
        await removeAccount(tx.sql, userId);
        return false;
      });
      if (stays) return;
      if (code !== null) await findUsable(sql, code, kernel.now());
      throw new Refusal('auth.inviteOnly');
    },
  };
}

/** Counts the use and takes the seat; false when the invitation lets nobody in any more. */
async function useInvitation(tx: Tx, code: string, userId: string): Promise<boolean> {
  const taken = await takeUse(tx.sql, hashCode(code), userId, tx.now);
  if (taken === null) return false;
  const { campaignId } = taken;
  if (campaignId !== null && (await seatPerson(tx.sql, campaignId, userId, 'player', tx.now))) {
    tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId });
  }
  return true;
}
