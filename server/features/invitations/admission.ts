import type { Signups } from '#domain/invitation.ts';
import { Refusal } from '#domain/refusals.ts';
import { transact } from '#server/kernel/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/kernel.ts';
import { findPlan, hasAccounts } from '#server/features/auth/index.ts';
import type { Admission } from '#server/features/auth/index.ts';
import { findSignups } from '#server/features/settings/index.ts';
import { codeIn, hashCode } from './code.ts';
import { enterCampaign } from './enter-campaign.ts';
import { enterWorld } from './enter-world.ts';
import { findUsable } from './find-usable.ts';
import { takeUse } from './invitations.store.ts';

/**
 * Admits by invitation or everybody, as the administrators have decided, or else as the environment says. The first
 * account, which administers the installation, needs no invitation. Uses are counted once the account exists: whoever
 * finds the invitation used up by then is refused, and the account with it.
 */
export function createAdmission(kernel: Kernel, fallback: Signups): Admission {
  const { sql } = kernel.database;
  return {
    async admit(headers) {
      if ((await findSignups(sql, fallback)) === 'open' || !(await hasAccounts(sql))) return;
      const code = codeIn(headers);
      if (code === null) throw new Refusal('auth.inviteOnly');
      await findUsable(sql, code, kernel.now());
    },
    async welcome(userId, headers) {
      const code = codeIn(headers);
      await transact(kernel, async (tx) => {
        if (code !== null && (await useInvitation(tx, code, userId))) return;
        if ((await findSignups(tx.sql, fallback)) === 'open' || (await findPlan(tx.sql, userId)) === 'ADMIN') return;
        if (code !== null) await findUsable(tx.sql, code, tx.now);
        throw new Refusal('auth.inviteOnly');
      });
    },
  };
}

/** Counts the use and takes the seat that comes with it; false when the invitation lets nobody in any more. */
async function useInvitation(tx: Tx, code: string, userId: string): Promise<boolean> {
  const taken = await takeUse(tx.sql, hashCode(code), userId, tx.now);
  if (taken === null) return false;
  const { campaignId, seat, worldId, worldRole } = taken;
  if (worldId !== null && worldRole !== null) await enterWorld(tx, { worldId, userId, role: worldRole });
  if (campaignId !== null) await enterCampaign(tx, { campaignId, userId, seat, isSeated: false });
  return true;
}
