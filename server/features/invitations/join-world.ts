import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { joinWorld as operation } from '#contract/invitations.ts';
import { command, nothing } from '#server/kernel/handle.ts';
import { findWorldStanding } from '#server/features/worlds/index.ts';
import { hashCode } from './code.ts';
import { enterWorld } from './enter-world.ts';
import { findUsable } from './find-usable.ts';
import { findInvitation, takeUse } from './invitations.store.ts';

export const joinWorld = command(operation, {
  may: policies['invitations.joinWorld'],
  find: nothing,
  run: async ({ tx, actor, input: { code }, kernel }) => {
    const { id: userId } = personOf(actor);
    const invitation = await findInvitation(tx.sql, hashCode(code));
    if (!invitation) throw new Refusal('invitation.notFound');
    const { worldId, worldRole } = invitation;
    if (!worldId || !worldRole) throw new Refusal(invitation.campaignId === null ? 'invitation.forNewcomers' : 'invitation.forCampaign');
    const standing = () => findWorldStanding({ tx, actor, input: { worldId } });
    const { role, isDeleted } = await standing();
    if (isDeleted) throw new Refusal('world.notFound');
    // Whoever is in it already comes back to it, whatever has become of the link.
    const entered = role !== 'owner' && role !== 'editor' && (await enterWorld(tx, { worldId, userId, role: worldRole }));
    if (entered && !(await takeUse(tx.sql, hashCode(code), userId, tx.now))) {
      await findUsable(tx.sql, code, tx.now);
      throw new Refusal('invitation.usedUp');
    }
    if (entered) tx.afterCommit(() => kernel.rechecks.about(userId));
    return { worldId, role: (await standing()).role ?? worldRole };
  },
});
