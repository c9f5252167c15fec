import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { join as operation } from '#contract/invitations.ts';
import { command, nothing } from '#server/kernel/handle.ts';
import { findStanding } from '#server/features/campaigns/index.ts';
import { hashCode } from './code.ts';
import { enterCampaign } from './enter-campaign.ts';
import { findUsable } from './find-usable.ts';
import { findInvitation, takeUse } from './invitations.store.ts';

export const join = command(operation, {
  may: policies['invitations.join'],
  find: nothing,
  run: async ({ tx, actor, input: { code } }) => {
    const { id: userId } = personOf(actor);
    const invitation = await findInvitation(tx.sql, hashCode(code));
    if (!invitation) throw new Refusal('invitation.notFound');
    if (invitation.worldId) throw new Refusal('invitation.forWorld');
    const { campaignId, seat } = invitation;
    if (campaignId === null) throw new Refusal('invitation.forNewcomers');
    const standing = await findStanding({ tx, actor, input: { campaignId } });
    // Before the use is taken: who has a seat or waits for one comes back to it, whatever has become of the link.
    const { isNew, waits } = await enterCampaign(tx, { campaignId, userId, seat, isSeated: standing.seat !== null });
    if (isNew && !(await takeUse(tx.sql, hashCode(code), userId, tx.now))) {
      await findUsable(tx.sql, code, tx.now);
      throw new Refusal('invitation.usedUp');
    }
    return { campaignId, waits };
  },
});
