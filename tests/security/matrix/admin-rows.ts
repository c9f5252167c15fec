import type { contract } from '#contract/index.ts';
import { all, butNothingThere, nothing } from './verdicts.ts';
import type { Row, Verdicts } from './verdicts.ts';

type AboutAdministration = `admin.${keyof (typeof contract)['admin']}`;

/** Nobody else learns that there is such an operation; what is dangerous asks the administrator for the password first. */
const administering: Verdicts = { ...all('admin.only'), admin: 'yes' };
const confirming: Verdicts = { ...administering, admin: 'auth.confirmFirst' };
const person = () => ({ userId: 'nobody' });

/** The rows of every operation of administrators. */
export const adminRows: Record<AboutAdministration, Row> = {
  'admin.people': { input: nothing, own: administering },
  'admin.setPlan': { input: () => ({ ...person(), plan: 'DM' }), own: confirming },
  'admin.suspend': { input: () => ({ ...person(), suspended: true }), own: confirming },
  'admin.signOutPerson': { input: person, own: confirming },
  'admin.removeSecondFactor': { input: person, own: confirming },
  'admin.recoveryLink': { input: person, own: confirming },
  'admin.planRequests': { input: nothing, own: administering },
  'admin.waiting': { input: nothing, own: administering },
  'admin.reviewPlanRequest': {
    input: () => ({ requestId: 'none', approve: true }),
    own: butNothingThere(administering, 'plan.requestNotFound'),
  },
  'admin.marketQueue': { input: nothing, own: administering },
  'admin.judgeListing': {
    input: () => ({ listingId: 'none', isShown: true }),
    own: butNothingThere(administering, 'listing.notFound'),
  },
  'admin.removeRating': { input: () => ({ ratingId: 'none' }), own: butNothingThere(administering, 'rating.notFound') },
  'admin.invitations': { input: nothing, own: administering },
  'admin.createInvitation': { input: nothing, own: administering },
  'admin.revokeInvitation': { input: () => ({ invitationId: 'none' }), own: butNothingThere(administering, 'invitation.notFound') },
  'admin.getSettings': { input: nothing, own: administering },
  'admin.saveSettings': {
    input: () => ({ signups: 'open', model: null, repliesPerCampaign: null, repliesPerPerson: null }),
    own: confirming,
  },
  'admin.getEndpoints': { input: nothing, own: administering },
  'admin.saveEndpoints': {
    input: () => ({ speech: null, picture: null, speechPerPerson: null, picturesPerPerson: null }),
    own: confirming,
  },
  'admin.endpointUsage': { input: nothing, own: administering },
  'admin.testMail': { input: nothing, own: butNothingThere(administering, 'mail.notConfigured') },
  'admin.usage': { input: nothing, own: administering },
  'admin.audit': { input: nothing, own: administering },
  'admin.health': { input: nothing, own: administering },
  'admin.backups': { input: nothing, own: administering },
  'admin.runBackup': { input: nothing, own: confirming },
};
