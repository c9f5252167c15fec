import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { remoteStorage } from '#contract/remote/remote-storage.ts';
import type { remoteTables } from '#contract/remote/remote-tables.ts';
import { about, all, butNothingThere, creating, nothing, seated, seatedInTemplate, signedIn } from './verdicts.ts';
import type { Row } from './verdicts.ts';
import { ofWorld } from './world-rows.ts';

const withId = (campaignId: string) => ({ id: campaignId });

/** The rows of the remote names of people, campaigns and participants. */
export const remoteTableRows: Record<keyof typeof remoteTables, Row> = {
  isParticipant: {
    input: (campaign_id) => ({ campaign_id, user_id: 'nobody' }),
    own: seated,
    template: seatedInTemplate,
  },
  selectUsers: { input: nothing, own: signedIn },
  selectUser: { input: () => ({ id: 'nobody' }), own: all('admin.personNotFound') },
  selectCampaigns: { input: nothing, own: signedIn },
  selectCampaign: { input: withId, own: seated, template: signedIn },
  insertCampaign: { input: () => ({ name: 'Another', worldId: FREE_TEMPLATE_WORLD }), own: creating },
  selectParticipants: { input: about, own: seated, template: seatedInTemplate },
  countParticipants: { input: about, own: seated, template: signedIn },
};

const file: Row = {
  input: (worldId) => ({ path: `worlds/${worldId}/none.png` }),
  isWorldly: true,
  own: butNothingThere(ofWorld, 'file.notFound'),
  template: butNothingThere(signedIn, 'file.notFound'),
};

/** The rows of the remote names of files. */
export const remoteStorageRows: Record<keyof typeof remoteStorage, Row> = {
  listFiles: { input: (worldId) => ({ worldId }), isWorldly: true, own: ofWorld, template: signedIn },
  signFile: file,
  publicFile: file,
};
