import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { callContextOf } from '#server/kernel/http/call-context.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import { refuseLargeBody, sendRefusal } from '#server/kernel/http/http.ts';
import { pathOf } from '#server/kernel/http/origin.ts';
import type { operations } from '#server/operations/operations.ts';

/**
 * Answers /mcp, where assistants that speak the Model Context Protocol do at a table what somebody may do who gave them a personal
 * access token. Without one it refuses, also with a session: no page of another site gets this far with somebody's cookie.
 */
export function serveMcp(kernel: Kernel, hosts: Hosts, router: ReturnType<typeof operations>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (pathOf(request) !== '/mcp') return false;
    const refuse = (refusal: Refusal) => {
      sendRefusal(response, refusal);
      return true;
    };
    if (request.method !== 'POST') return refuse(new Refusal('operation.postOnly'));
    if (refuseLargeBody(request, response)) return true;
    const context = await callContextOf(kernel, request, response, hosts);
    if (typeof context.token !== 'object') {
      response.setHeader('www-authenticate', 'Bearer');
      return refuse(new Refusal(context.token === 'invalid' ? 'token.invalid' : 'token.required'));
    }
    // Loaded when it is first asked for: most servers never are.
    const { answerMcp } = await import('./answer-mcp.ts');
    await answerMcp(request, response, router, context);
    return true;
  };
}
