export { createAdmission } from './admission.ts';
export { findAnyInvitation, listInvitations, revokeInvitation, revokeInvitationsOf } from './invitations.store.ts';
export { mailSeatNews } from './mail-seat-news.ts';
export { makeInvitation } from './make-invitation.ts';
export { shareHead } from './share-head.ts';
