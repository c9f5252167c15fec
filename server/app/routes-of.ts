import type { IncomingMessage, ServerResponse } from 'node:http';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { serveExport } from '#server/features/account-data/index.ts';
import { serveCampaignExport, serveCampaignImport } from '#server/features/campaign-interchange/index.ts';
import { serveSounds } from '#server/features/battle-maps/index.ts';
import { serveImages } from '#server/features/chat/index.ts';
import { serveImageUpload } from '#server/features/chat-images/index.ts';
import { servePortraits } from '#server/features/characters/index.ts';
import { serveRecordings } from '#server/features/speech/index.ts';
import { marketRoutes } from '#server/features/market/index.ts';
import type { PaymentService } from '#server/features/market/index.ts';
import { serveMap } from '#server/features/maps/index.ts';
import { contract } from '#contract/index.ts';
import { remoteContract } from '#contract/remote/remote.ts';
import { apiDocument } from './api-document.ts';
import { serveUploads } from '#server/features/tomes/index.ts';
import { serveFiles, serveStorageUpload } from '#server/features/world-files/index.ts';
import { serveWorldExport, serveWorldImport } from '#server/features/world-interchange/index.ts';
import { serveMcp } from '#server/operations/mcp/serve-mcp.ts';
import type { operations } from '#server/operations/operations.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';

/** The contract with its remote names, of which the description of the API tells. */
const described = { ...contract, remote: remoteContract };

/** What answers at addresses of its own: the API's description, assistants, pictures, files in and out. */
export function routesOf(kernel: Kernel, hosts: Hosts, router: ReturnType<typeof operations>, payments: PaymentService | null) {
  return [
    apiDocument(described),
    serveMcp(kernel, hosts, router),
    servePortraits(kernel),
    marketRoutes.serveCovers(kernel),
    marketRoutes.servePaymentNews(kernel, payments),
    asJob(serveExport(kernel, hosts)),
    serveFiles(kernel),
    serveImageUpload(kernel),
    serveImages(kernel),
    serveRecordings(kernel),
    serveSounds(kernel),
    serveMap(kernel),
    serveUploads(kernel),
    serveStorageUpload(kernel),
    asJob(serveWorldExport(kernel, hosts)),
    asJob(serveWorldImport(kernel)),
    asJob(marketRoutes.servePackageExport(kernel, hosts)),
    asJob(marketRoutes.servePackageImport(kernel)),
    asJob(serveCampaignExport(kernel, hosts)),
    asJob(serveCampaignImport(kernel)),
  ];
}

/** Gives what writes or reads a whole world the time it takes. */
function asJob(answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>): typeof answer {
  return (request, response) => withBudget('job', () => answer(request, response));
}
