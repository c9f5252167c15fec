import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { clientOf } from './client-of.ts';
import type { Hosts } from './hosts.ts';
import { headersOf } from './origin.ts';

/** What a call carries that comes with a request; a session whose token must change gets the new one with the answer. */
export async function callContextOf(
  kernel: Kernel,
  request: IncomingMessage,
  response: ServerResponse,
  settings: Hosts,
): Promise<CallContext> {
  const caller = await kernel.identifyCall(headersOf(request));
  const client = clientOf(request, response, settings);
  const cookie = caller.session?.renew ? await kernel.renew(caller.session) : null;
  if (cookie !== null) client.setCookie(cookie);
  return { kernel, ...caller, client };
}
