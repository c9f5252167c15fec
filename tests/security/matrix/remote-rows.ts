import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { remoteContract } from '#contract/remote/remote.ts';
import { remoteAssistantRows } from './assistant-rows.ts';
import { remoteCharacterRows } from './character-rows.ts';
import { remoteStorageRows, remoteTableRows } from './remote-table-rows.ts';
import { remoteWorldRows } from './world-rows.ts';
import {
  all,
  butNothingThere,
  creating,
  leading,
  nothing,
  owning,
  playing,
  seated,
  seatedInTemplate,
  signedIn,
  asking,
} from './verdicts.ts';
import type { Row } from './verdicts.ts';

const named = (campaign_id: string) => ({ campaign_id });
const underscored = (_campaign_id: string) => ({ _campaign_id });

/** The rows of every remote name; one without a row does not compile. */
export const remoteRows: Record<keyof typeof remoteContract, Row> = {
  ...remoteAssistantRows,
  ...remoteCharacterRows,
  ...remoteStorageRows,
  ...remoteTableRows,
  ...remoteWorldRows,
  ensurePlan: { input: nothing, own: signedIn },
  requestPlanChange: { input: () => ({ _requested_plan: 'DM', _reason: null }), own: asking },
  listCampaigns: { input: nothing, own: signedIn },
  createCampaign: { input: () => ({ _name: 'Another', _world_id: FREE_TEMPLATE_WORLD }), own: creating },
  deleteCampaign: { input: underscored, own: owning, template: all('campaign.isTemplate') },
  loadMessages: { input: named, own: seated, template: seatedInTemplate },
  postMessage: {
    input: (_campaign_id) => ({ _campaign_id, _role: 'dm', _content: 'Hello' }),
    own: playing,
    template: seatedInTemplate,
  },
  campaignState: { input: underscored, own: seated, template: seatedInTemplate },
  currentUserId: { input: nothing, own: signedIn },
  verifyEnrollment: { input: named, own: signedIn, template: signedIn },
  enroll: { input: nothing, own: signedIn },
  raiseOrLower: { input: (campaignId) => ({ campaignId, action: 'lower' }), own: playing, template: seatedInTemplate },
  respond: {
    input: (campaignId) => ({ campaignId, message: '', isOwner: true, forceCollectionEnd: true }),
    own: butNothingThere(leading, 'turn.notCollecting'),
    template: butNothingThere(seatedInTemplate, 'turn.notCollecting'),
  },
};
