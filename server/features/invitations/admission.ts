import type { Signups } from '#domain/account/invitation.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { addressIn } from '#server/kernel/http/address-of.ts';
import { hasAccounts } from '#server/features/auth/index.ts';
import { findPlan } from '#server/features/plans/index.ts';
import { admitFirst, endSetup } from '#server/features/setup/index.ts';
import { findSignups } from '#server/features/settings/index.ts';
import { codeIn, hashOfEither } from './code.ts';
import { enterCampaign } from './enter-campaign.ts';
import { enterWorld } from './enter-world.ts';
import { findUsable } from './find-usable.ts';
import { takeUse } from './invitations.store.ts';
import { limitTries } from './limit-tries.ts';

/**
 * Admits by invitation or everybody, as the administrators have decided, or else as the environment says. The first
 * account, which administers the installation, needs no invitation, but from another machine the setup link. Uses are counted once the account exists: whoever
 * finds the invitation used up by then is refused, and the account with it.
 */
export function createAdmission(kernel: Kernel, fallback: Signups) {
  const { sql } = kernel.database;
  const trying = <Result>(headers: Headers, code: string, run: (codeHash: string) => Promise<Result>) =>
    limitTries(kernel, { address: addressIn(headers), userId: null }, code, async () => run(await hashOfEither(code)));
  return {
    async admit(headers: Headers): Promise<void> {
      kernel.brakes.take('signUps', `address ${addressIn(headers)}`);
      if (!(await hasAccounts(sql))) return admitFirst(sql, headers);
      if ((await findSignups(sql, fallback)) === 'open') return;
      const code = codeIn(headers);
      if (code === null) throw new Refusal('auth.inviteOnly');
      await trying(headers, code, (codeHash) => findUsable(sql, codeHash, kernel.now()));
    },
    async welcome(userId: string, headers: Headers): Promise<void> {
      const code = codeIn(headers);
      const refusal = code === null ? new Refusal('auth.inviteOnly') : await whyUnused(headers, code, userId);
      if (refusal === null) return;
      if ((await findSignups(sql, fallback)) === 'open' || (await findPlan(sql, userId)) === 'ADMIN') return;
      throw refusal;
    },
    firstMade: () => endSetup(sql),
  };

  /** Uses an invitation for a new account; answers why it could not be used. A name that the table refuses undoes the account, so that another can be chosen. */
  function whyUnused(headers: Headers, code: string, userId: string): Promise<Refusal | null> {
    const use = (codeHash: string) =>
      transact(kernel, async (tx) => {
        if (await useInvitation(tx, codeHash, userId)) return null;
        await findUsable(tx.sql, codeHash, tx.now);
        throw new Refusal('invitation.usedUp');
      });
    return trying(headers, code, use).catch((error: unknown) => {
      if (error instanceof Refusal && !error.code.startsWith('name.')) return error;
      throw error;
    });
  }
}

/** Counts the use and takes the seat that comes with it; false when the invitation lets nobody in any more. */
async function useInvitation(tx: Tx, codeHash: string, userId: string): Promise<boolean> {
  const taken = await takeUse(tx.sql, codeHash, userId, tx.now);
  if (taken === null) return false;
  const { campaignId, seat, worldId, worldRole } = taken;
  if (worldId !== null && worldRole !== null) await enterWorld(tx, { worldId, userId, role: worldRole });
  if (campaignId !== null) await enterCampaign(tx, { campaignId, userId, seat, isSeated: false });
  return true;
}
