import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseLargeBody } from '#server/kernel/http/http.ts';

/** Answers what is under /api/auth with the account library; a body larger than a call may have is refused before. */
export function answerAccounts(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/api/auth/')) return false;
    if (refuseLargeBody(request, response)) return true;
    await handle(request, response);
    return true;
  };
}
