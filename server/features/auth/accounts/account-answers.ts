import { z } from 'zod';
import { accountText } from '#domain/account/account-refusal-text.ts';
import { catalogue, isRefusalCode } from '#domain/refusals/refusals.ts';

export const BASE_PATH = '/api/auth';

/** What of the library is open; its other endpoints do more than we offer, or tell more. */
const OPEN = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-in/social',
  'GET /callback/google',
  'POST /sign-out',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /send-verification-email',
  'GET /verify-email',
  'POST /change-email',
  'POST /change-password',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
  'POST /two-factor/get-totp-uri',
]);

/** Milliseconds that an answer takes at least, by its path. */
export type AnswerFloors = ReadonlyMap<string, number>;

/** Where how long an answer takes would tell whether an address is known here: more than the work behind it. */
export const answerFloors: AnswerFloors = new Map([
  ['/sign-up/email', 400],
  ['/request-password-reset', 400],
  ['/sign-in/email', 250],
]);

type Answer = (request: Request) => Promise<Response>;

/** Passes on what is open, and answers that everything else does not exist. */
export function answerOnly(answer: Answer): Answer {
  return async (request) => (OPEN.has(`${request.method} ${pathOf(request)}`) ? answer(request) : refusal(404, 'operation.notFound'));
}

/**
 * Holds an answer back until it no longer tells what was behind it. Somebody who is let in need not wait, nor anybody who
 * signs up without mail: there it is said outright that an address is taken, since there is no other way to tell.
 */
export async function evenly(
  request: Request,
  run: () => Promise<Response>,
  { floors, hasMail }: { floors: AnswerFloors; hasMail: boolean },
): Promise<Response> {
  const path = pathOf(request);
  const least = floors.get(path);
  if (least === undefined || (path === '/sign-up/email' && !hasMail)) return run();
  const floor = new Promise((resolve) => setTimeout(resolve, least));
  const response = await run();
  if (!(response.ok && path === '/sign-in/email')) await floor;
  return response;
}

/**
 * Takes out of an answer what belongs in the cookie alone, the session's token, and out of addresses everything but the
 * code of an error. Refusals are said in our own words.
 */
export async function tidied(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  const location = headers.get('location');
  if (location !== null && response.status < 400) {
    headers.set('location', withoutDescription(location));
    // Some answers to a script name an address too; those keep their words.
    if (response.status >= 300) return new Response(null, { status: response.status, headers });
  }
  // What a browser opens by a link never ends on bare JSON: the page to sign in says what went wrong.
  const isPage = request.method === 'GET' && response.status >= 400;
  if (response.status >= 500) return isPage ? errorPage(fault.code) : Response.json(fault, { status: response.status, headers });
  if (!headers.get('content-type')?.includes('json')) return new Response(response.body, { status: response.status, headers });
  const text = await response.text();
  const body = z.record(z.string(), z.unknown()).safeParse(text === '' ? {} : JSON.parse(text));
  const { token: _token, ...rest } = body.data ?? {};
  headers.delete('content-length');
  if (response.status >= 400) {
    const refusal = asRefusal(rest);
    return isPage ? errorPage(refusal.code) : Response.json(refusal, { status: response.status, headers });
  }
  return Response.json(rest, { status: response.status, headers });
}

/** A refusal without a word of the library; our own keep what they say. */
function asRefusal({ code, message, seconds }: Record<string, unknown>): { code: string; message: unknown; seconds?: number } {
  const known = typeof code === 'string' ? code : 'fault';
  if (!isRefusalCode(known)) return { code: known, message: accountText(known).sentence };
  return typeof seconds === 'number' ? { code: known, message, seconds } : { code: known, message };
}

function errorPage(code: string): Response {
  return new Response(null, { status: 303, headers: { location: `/auth?error=${encodeURIComponent(code)}`, 'cache-control': 'no-store' } });
}

const fault = { code: 'fault', message: 'Something went wrong here. Please try again.' };

function refusal(status: number, code: keyof typeof catalogue): Response {
  return Response.json({ code, message: catalogue[code].sentence }, { status, headers: { 'cache-control': 'no-store' } });
}

function withoutDescription(location: string): string {
  if (!location.includes('error_description=')) return location;
  const [path = '', query = ''] = location.split('?');
  const params = new URLSearchParams(query);
  params.delete('error_description');
  return `${path}?${params.toString()}`;
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname.slice(BASE_PATH.length);
}
