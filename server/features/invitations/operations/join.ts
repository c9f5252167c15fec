import type { Actor } from '#domain/account/account.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { join as operation } from '#contract/accounts/invitations.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { guestOf } from './check.ts';
import { hashOfEither } from '#server/features/invitations/code.ts';
import { enterCampaign } from '#server/features/invitations/enter-campaign.ts';
import { findUsable } from '#server/features/invitations/find-usable.ts';
import { findInvitation, takeUse } from '#server/features/invitations/invitations.store.ts';
import { limitTries } from '#server/features/invitations/limit-tries.ts';

/** Tries are counted outside of the transaction, since a refusal undoes it. */
export const join = answer(operation, async ({ kernel, actor, client }, { code }) => {
  permit(policies['invitations.join'], actor, null);
  return limitTries(kernel, guestOf(actor, client), code, async () => {
    const codeHash = await hashOfEither(code);
    return transact(kernel, (tx) => takeSeat(tx, actor, codeHash));
  });
});

async function takeSeat(tx: Tx, actor: Actor, codeHash: string): Promise<{ campaignId: string; waits: boolean }> {
  const { id: userId } = personOf(actor);
  const invitation = await findInvitation(tx.sql, codeHash);
  if (!invitation) throw new Refusal('invitation.notFound');
  if (invitation.worldId) throw new Refusal('invitation.forWorld');
  const { campaignId, seat } = invitation;
  if (campaignId === null) throw new Refusal('invitation.forNewcomers');
  const access = await findAccess({ tx, actor, input: { campaignId } });
  // Before the use is taken: who has a seat or waits for one comes back to it, whatever has become of the link.
  const { isNew, waits } = await enterCampaign(tx, { campaignId, userId, seat, isSeated: access.seat !== null });
  if (isNew && !(await takeUse(tx.sql, codeHash, userId, tx.now))) {
    await findUsable(tx.sql, codeHash, tx.now);
    throw new Refusal('invitation.usedUp');
  }
  return { campaignId, waits };
}
