import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { joinWorld as operation } from '#contract/accounts/invitations.ts';
import type { Actor } from '#domain/account/account.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import { guestOf } from './check.ts';
import { hashOfEither } from '#server/features/invitations/code.ts';
import { enterWorld } from '#server/features/invitations/enter-world.ts';
import { findUsable } from '#server/features/invitations/find-usable.ts';
import { findInvitation, takeUse } from '#server/features/invitations/invitations.store.ts';
import { limitTries } from '#server/features/invitations/limit-tries.ts';

/** Tries are counted outside of the transaction, since a refusal undoes it. */
export const joinWorld = answer(operation, async ({ kernel, actor, client }, { code }) => {
  permit(policies['invitations.joinWorld'], actor, null);
  return limitTries(kernel, guestOf(actor, client), code, async () => {
    const codeHash = await hashOfEither(code);
    return transact(kernel, (tx) => takePlace(tx, actor, codeHash, kernel));
  });
});

async function takePlace(tx: Tx, actor: Actor, codeHash: string, kernel: Kernel) {
  const { id: userId } = personOf(actor);
  const invitation = await findInvitation(tx.sql, codeHash);
  if (!invitation) throw new Refusal('invitation.notFound');
  const { worldId, worldRole } = invitation;
  if (!worldId || !worldRole) throw new Refusal(invitation.campaignId === null ? 'invitation.forNewcomers' : 'invitation.forCampaign');
  const access = () => findWorldAccess({ tx, actor, input: { worldId } });
  const { role, isDeleted } = await access();
  if (isDeleted) throw new Refusal('world.notFound');
  // Whoever is in it already comes back to it, whatever has become of the link.
  const entered = role !== 'owner' && role !== 'editor' && (await enterWorld(tx, { worldId, userId, role: worldRole }));
  if (entered && !(await takeUse(tx.sql, codeHash, userId, tx.now))) {
    await findUsable(tx.sql, codeHash, tx.now);
    throw new Refusal('invitation.usedUp');
  }
  if (entered) tx.afterCommit(() => kernel.sessionInvalidation.invalidate(userId));
  return { worldId, role: (await access()).role ?? worldRole };
}
