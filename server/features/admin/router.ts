import type { AdminServices } from './admin-services.ts';
import { audit } from './operations/audit.ts';
import { backups } from './operations/backups.ts';
import { createInvitation } from './operations/create-invitation.ts';
import { endpointUsage } from './operations/endpoint-usage.ts';
import { getEndpoints } from './operations/get-endpoints.ts';
import { getSettings } from './operations/get-settings.ts';
import { health } from './operations/health.ts';
import { invitations } from './operations/invitations.ts';
import { judgeListing } from './operations/market/judge-listing.ts';
import { marketQueue } from './operations/market/market-queue.ts';
import { people } from './operations/people.ts';
import { planRequests } from './operations/plan-requests.ts';
import { recoveryLink } from './operations/recovery-link.ts';
import { removeRating } from './operations/market/remove-rating.ts';
import { removeSecondFactor } from './operations/remove-second-factor.ts';
import { reviewPlanRequest } from './operations/review-plan-request.ts';
import { revokeInvitation } from './operations/revoke-invitation.ts';
import { runBackup } from './operations/run-backup.ts';
import { saveEndpoints } from './operations/save-endpoints.ts';
import { saveSettings } from './operations/save-settings.ts';
import { setPlan } from './operations/set-plan.ts';
import { signOutPerson } from './operations/sign-out-person.ts';
import { suspend } from './operations/suspend.ts';
import { testMail } from './operations/test-mail.ts';
import { usage } from './operations/usage.ts';
import { waiting } from './operations/waiting.ts';

/** What answers the operations on administration. */
export const router = (services: AdminServices) => ({
  people,
  setPlan,
  suspend,
  signOutPerson,
  removeSecondFactor,
  recoveryLink,
  planRequests,
  waiting,
  reviewPlanRequest,
  marketQueue,
  judgeListing,
  removeRating,
  invitations,
  createInvitation,
  revokeInvitation,
  getSettings: getSettings(services),
  saveSettings: saveSettings(services),
  getEndpoints: getEndpoints(services),
  saveEndpoints: saveEndpoints(services),
  endpointUsage,
  testMail,
  usage,
  audit,
  health: health(services),
  backups: backups(services),
  runBackup: runBackup(services),
});
