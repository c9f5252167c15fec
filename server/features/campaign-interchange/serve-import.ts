import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CampaignPreview } from '#domain/campaign-file/campaign-file.ts';
import { campaignLimits } from '#domain/limits/campaign-limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { answerUpload, receiveUpload } from '#server/kernel/http/receive-upload.ts';
import { keepCampaign } from './import/keep-campaign.ts';
import { checkPictures } from './import/keep-pictures.ts';
import { readCampaign } from './import/read-campaign.ts';
import { survey } from './import/survey.ts';

const PREVIEW = '/api/campaigns/imports/preview';
const IMPORT = '/api/campaigns/imports';

/**
 * Takes a campaign's file to POST /api/campaigns/imports/preview and tells what is in it; nothing is kept. The same file to POST
 * /api/campaigns/imports becomes a campaign of the person who sends it. Whoever may not open campaigns is refused before anything is read;
 * what is refused leaves nothing behind.
 */
export function serveCampaignImport(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isPreview = request.url === PREVIEW;
    if (request.method !== 'POST' || !(isPreview || request.url === IMPORT)) return false;
    await answerUpload(response, () => take(kernel, request, isPreview));
    return true;
  };
}

async function take(kernel: Kernel, request: IncomingMessage, isPreview: boolean): Promise<CampaignPreview | { campaignId: string }> {
  const { actor } = await kernel.identify(headersOf(request));
  permit(policies['campaigns.import'], actor, null);
  kernel.brakes.use('campaigns.import', { actor });
  const by = personOf(actor);
  return receiveUpload(
    request,
    async (upload) => {
      const campaign = await readCampaign(kernel.database.sql, by, upload);
      const found = await survey(campaign, by.id);
      await checkPictures({ campaign });
      return isPreview ? found.preview : keepCampaign(kernel, by, campaign, found);
    },
    campaignLimits.campaignFileBytes,
  );
}
