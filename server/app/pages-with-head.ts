import type { IncomingMessage, ServerResponse } from 'node:http';
import { screenAt } from '#contract/http/screens.ts';
import { serverLimits } from '#domain/limits/server-limits.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { callContextOf } from '#server/kernel/http/call-context.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import { isForPage } from '#server/kernel/http/pages.ts';
import type { PageParts, Pages } from '#server/kernel/http/pages.ts';
import { shareHead } from '#server/features/invitations/index.ts';
import type { firstAnswers } from './first-answers.ts';

interface PageSettings extends Hosts {
  pages: Pages;
  /** Asks for what a screen begins with. */
  answersOf: ReturnType<typeof firstAnswers>;
}

/**
 * Serves pages with what a link to them shows in other programs, and with what their screen begins with: who is signed in, and its
 * first answers. Files are served as they are.
 */
export function pagesWithHead(kernel: Kernel, settings: PageSettings) {
  const { pages, publicUrl, answersOf } = settings;
  const headOf = shareHead(kernel, publicUrl);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!isForPage(request)) return pages(request, response);
    const [head, begin] = await Promise.all([
      headOf(request),
      soon(beginning(request, response), { screen: screenOf(request, false), body: '' }),
    ]);
    return pages(request, response, { head, ...begin });
  };

  async function beginning(request: IncomingMessage, response: ServerResponse): Promise<Omit<PageParts, 'head'>> {
    const context: CallContext = await callContextOf(kernel, request, response, settings);
    const screen = screenOf(request, context.actor.kind === 'person');
    return { screen, body: await answersOf(context, screen, urlOf(request)) };
  }
}

const urlOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://x');
const screenOf = (request: IncomingMessage, isSignedIn: boolean) => screenAt(urlOf(request), isSignedIn);

/** What comes in time; a page never waits long for a database that is slow or away. */
async function soon<Value>(coming: Promise<Value>, otherwise: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), serverLimits.pageDataMilliseconds);
  try {
    return await Promise.race([coming.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
