export { createAdmission } from './admission.ts';
export { check } from './check.ts';
export { createForCampaign } from './create-for-campaign.ts';
export { listInvitations, revokeInvitation, revokeInvitationsOf } from './invitations.store.ts';
export { join } from './join.ts';
export { listForCampaign } from './list-for-campaign.ts';
export { makeInvitation } from './make-invitation.ts';
export { revokeForCampaign } from './revoke-for-campaign.ts';
