import type { IncomingMessage, ServerResponse } from 'node:http';
import { Id } from '#domain/ids.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { attachment } from '#server/kernel/http/attachment.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import { headersOf, isOwnOrigin } from '#server/kernel/http/origin.ts';
import { log } from '#server/kernel/log.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { writeCampaign } from './export/write-campaign.ts';

const address = /^\/api\/campaigns\/([^/?]+)\/export$/;

/**
 * Answers GET /api/campaigns/{campaignId}/export with the campaign as one file, to its owner alone. HEAD asks whether it would be
 * given. Only our own pages may ask.
 */
export function serveCampaignExport(kernel: Kernel, hosts: Hosts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, campaign] = address.exec(request.url ?? '') ?? [];
    const asks = request.method === 'HEAD';
    if (campaign === undefined || !(asks || request.method === 'GET')) return false;
    if (!isOwnOrigin(request, hosts)) throw new Refusal('auth.foreignOrigin');
    const { actor } = await kernel.identify(headersOf(request));
    const campaignId = Id.safeParse(campaign).data ?? '';
    permit(policies['campaigns.export'], actor, await findAccess({ sql: kernel.database.sql, actor, input: { campaignId } }));
    if (asks) {
      response.writeHead(200, { 'content-type': 'application/zip', 'cache-control': 'no-store' }).end();
      return true;
    }
    kernel.brakes.use('campaigns.export', { actor });
    await writeCampaign(kernel, personOf(actor), campaignId, (name) =>
      response.writeHead(200, { 'content-type': 'application/zip', 'cache-control': 'no-store', ...attachment(name, 'campaign', 'zip') }),
    ).catch((error: unknown) => {
      if (!response.headersSent) throw error;
      log.fault('An export of a campaign broke off', error);
      response.destroy();
    });
    return true;
  };
}
