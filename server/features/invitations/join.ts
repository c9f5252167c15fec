import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { join as operation } from '#contract/invitations.ts';
import { campaignTopic } from '#contract/topics.ts';
import { command, nothing } from '#server/kernel/handle.ts';
import { seatPerson } from '#server/features/campaigns/index.ts';
import { hashCode } from './code.ts';
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
    const { campaignId } = invitation;
    if (campaignId === null) throw new Refusal('invitation.forNewcomers');
    // Seated first: who has a seat already comes back to it, whatever has become of the link.
    if (!(await seatPerson(tx.sql, campaignId, userId, 'player', tx.now))) return { campaignId };
    if (!(await takeUse(tx.sql, hashCode(code), userId, tx.now))) {
      await findUsable(tx.sql, code, tx.now);
      throw new Refusal('invitation.usedUp');
    }
    tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId });
    return { campaignId };
  },
});
