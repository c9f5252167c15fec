import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { isForPage } from '#server/kernel/http/pages.ts';
import type { Pages } from '#server/kernel/http/pages.ts';
import { shareHead } from '#server/features/invitations/index.ts';

/** Serves pages with what a link to them shows in other programs; files are served as they are. */
export function pagesWithHead(kernel: Kernel, { pages, publicUrl }: { pages: Pages; publicUrl: string | null }) {
  const headOf = shareHead(kernel, publicUrl);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    pages(request, response, isForPage(request) ? await headOf(request) : undefined);
}
