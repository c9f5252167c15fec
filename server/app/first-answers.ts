import { call } from '@orpc/server';
import type { AnyProcedure } from '@orpc/server';
import type { InferContractRouterInputs } from '@orpc/contract';
import type { contract } from '#contract/index.ts';
import type { ScreenName } from '#contract/http/screens.ts';
import { limits } from '#domain/limits/limits.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

type Inputs = InferContractRouterInputs<typeof contract>;
type Routers = Readonly<Record<string, Readonly<Record<string, AnyProcedure>>>>;

/** A call that a screen begins with. */
interface FirstCall {
  noun: string;
  name: string;
  input: unknown;
  /** Whether the page keeps the answer in its query cache, or gives it to the call. */
  taker: 'cache' | 'call';
}

function first<Noun extends keyof Inputs, Name extends keyof Inputs[Noun] & string>(
  taker: FirstCall['taker'],
  noun: Noun,
  name: Name,
  input: Inputs[Noun][Name],
): FirstCall {
  return { noun, name, input, taker };
}

const home = [
  first('cache', 'campaigns', 'list', {}),
  first('cache', 'home', 'overview', {}),
  first('cache', 'campaigns', 'myRequests', {}),
  first('cache', 'characters', 'mine', {}),
  first('cache', 'worlds', 'list', {}),
];

const table = (campaignId: string) => [
  first('call', 'turns', 'get', { campaignId }),
  first('cache', 'characters', 'list', { campaignId }),
  first('cache', 'combat', 'get', { campaignId }),
  first('cache', 'campaigns', 'members', { campaignId }),
];

/**
 * Asks for what a screen begins with, in the name of who opens it, through the same operations as the page itself would: with the
 * same policies, and counted the same. Answers them as elements of the page. What is refused or fails is left to the page, which
 * asks again and tells.
 */
export function firstAnswers(routers: Routers) {
  return async (context: CallContext, screen: ScreenName | null, url: URL): Promise<string> => {
    const me = element(context, first('call', 'account', 'me', {}));
    if (context.actor.kind !== 'person') return me.then(textOf);
    if (screen === 'home') return joined([me, ...home.map((each) => element(context, each))]);
    const campaignId = url.searchParams.get('id');
    if (screen !== 'table' || campaignId === null) return me.then(textOf);
    return joined([me, ...(await atTable(context, campaignId))]);
  };

  /** What a table begins with: the words first, since events are followed from there on. Nothing for who has no seat yet. */
  async function atTable(context: CallContext, campaignId: string): Promise<Promise<Element | null>[]> {
    const words = await element(context, first('call', 'chat', 'list', { campaignId, limit: limits.firstMessages }));
    const campaign = await element(context, first('cache', 'campaigns', 'get', { campaignId }));
    if (words === null || campaign === null || !hasSeat(campaign.output)) return [];
    return [Promise.resolve(words), Promise.resolve(campaign), ...table(campaignId).map((each) => element(context, each))];
  }

  async function element(context: CallContext, { noun, name, input, taker }: FirstCall): Promise<Element | null> {
    const procedure = routers[noun]?.[name];
    if (!procedure) return null;
    try {
      const output: unknown = await call(procedure, input, { context });
      return { output, text: elementText(`${noun}.${name}`, input, taker, output) };
    } catch {
      return null;
    }
  }
}

interface Element {
  output: unknown;
  text: string;
}

const textOf = (element: Element | null) => element?.text ?? '';
const joined = async (elements: readonly Promise<Element | null>[]) => (await Promise.all(elements)).map(textOf).join('');

const hasSeat = (campaign: unknown) => typeof campaign === 'object' && campaign !== null && 'seat' in campaign && campaign.seat !== null;

function elementText(operation: string, input: unknown, taker: string, output: unknown): string {
  const attributes = `data-call="${operation}" data-input="${escapeHtml(JSON.stringify(input))}" data-taker="${taker}"`;
  return `<script type="application/json" ${attributes}>${scriptJson(output)}</script>`;
}

/** JSON that no HTML parser takes for markup. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`);
}
