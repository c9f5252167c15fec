import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ORPCError, Procedure, ValidationError, isLazy, onError } from '@orpc/server';
import type { Router } from '@orpc/server';
import { BodyLimitPlugin } from '@orpc/server/node';
import { OpenAPIHandler } from '@orpc/openapi/node';
import type { AnyContractRouter } from '@orpc/contract';
import helmet from 'helmet';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { Refusal, catalogue, isRefusalCode } from '#domain/refusals/refusals.ts';
import type { RefusalKind } from '#domain/refusals/refusals.ts';
import { browserCalls } from './browser-calls.ts';
import { callContextOf } from './call-context.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { Hosts } from './hosts.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { tellInvalid } from './input-sentences.ts';
import { isDeliberate, isOwnHost, isOwnOrigin, pathOf } from './origin.ts';
import { refusalOf } from '#server/kernel/calls/refusal-of.ts';

/** Code of what is our fault and no refusal. */
const FAULT = 'fault';

const statusOf: Record<RefusalKind, number> = {
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  invalid: 422,
  conflict: 409,
  tooMany: 429,
  wrongMethod: 405,
  unavailable: 503,
};

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;

type Operations = Router<AnyContractRouter, CallContext>;

interface Routes {
  /** Operations as the browser calls them, under /call. */
  operations: Operations;
  /** The same and their older names, under /api. */
  api: Operations;
  /** Names of operations that bring a file of text with them. */
  roomy: readonly string[];
  /** What answers before the operations: accounts, documents of the API. True when it did. */
  before: Answer[];
  /** What answers everything else: files and the page. */
  pages: Answer;
}

/** What answers calls with bodies of at most so many bytes. */
function handlersFor(routes: Routes, maxBodySize: number) {
  const plugins = [new BodyLimitPlugin<CallContext>({ maxBodySize })];
  const rpc = browserCalls(routes.operations, {
    plugins,
    interceptors: [onError(translateUnread)],
    clientInterceptors: [onError(translate)],
  });
  const api = new OpenAPIHandler<CallContext>(routes.api, {
    plugins,
    interceptors: [onError(translateUnread)],
    // A call without a body is a call with an empty one.
    clientInterceptors: [onError(translate), (call) => call.next({ ...call, input: call.input ?? {} })],
  });
  return { rpc, api };
}

/** Serves HTTP: security headers, origin check, operations, pages. Every failure becomes a refusal or one fault here. */
export function serveHttp(kernel: Kernel, settings: Hosts, routes: Routes): Server {
  const { publicUrl } = settings;
  const secure = helmet(securityHeaders(publicUrl));
  const posted = new Set(addressesOf(routes.api));
  const files = new Set(routes.roomy.flatMap((name) => [`/call/${name.replace('.', '/')}`, `/api/${name}`]));
  const [usual, roomy] = [handlersFor(routes, serverLimits.callBytes), handlersFor(routes, serverLimits.fileCallBytes)];

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const pathname = pathOf(request);
    if (pathname === null) return sendRefusal(response, new Refusal('operation.notFound'));
    const prefix = pathname.startsWith('/call/') ? '/call' : pathname.startsWith('/api/') ? '/api' : null;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (!isOwnHost(request, settings)) return sendRefusal(response, foreignHost(publicUrl));
      if (!isOwnOrigin(request, settings) || !(prefix === null || isDeliberate(request)))
        return sendRefusal(response, new Refusal('auth.foreignOrigin'));
    }
    for (const answer of routes.before) if (await answer(request, response)) return undefined;
    if (prefix === null) {
      await routes.pages(request, response);
      return undefined;
    }
    response.setHeader('cache-control', 'no-store');
    const context = await callContextOf(kernel, request, response, settings);
    const { rpc, api } = files.has(pathname) ? roomy : usual;
    const { matched } = await (prefix === '/call' ? rpc : api).handle(request, response, { prefix, context });
    if (matched) return undefined;
    return sendRefusal(response, new Refusal(posted.has(pathname) ? 'operation.postOnly' : 'operation.notFound'));
  }

  return createServer({ requestTimeout: serverLimits.requestMilliseconds }, (request, response) => {
    secure(request, response, () => {
      respond(request, response).catch((error: unknown) => {
        const refusal = refusalOf(error);
        const problem = refusal === null ? tell(error) : refusalError(refusal);
        if (response.headersSent) response.destroy();
        else if (refusal !== null) sendRefusal(response, refusal);
        else sendError(response, problem);
      });
    });
  });
}

/** Names the address that does, where there is one. */
function foreignHost(publicUrl: string | null): Refusal {
  return new Refusal('auth.foreignHost', publicUrl === null ? undefined : `This server is reached at ${publicUrl}. Please open it there.`);
}

/** Where the operations of a router are called under /api. */
function addressesOf(router: Operations): string[] {
  return Object.values(router).flatMap((each) => {
    if (each instanceof Procedure) return [`/api${each['~orpc'].route.path ?? ''}`];
    return isLazy(each) ? [] : addressesOf(each);
  });
}

function securityHeaders(publicUrl: string | null): Parameters<typeof helmet>[0] {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // One policy, made by web/lib/service-worker.ts: it lets the address of the service worker through and nothing else.
        trustedTypes: ['default'],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: true,
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'same-origin' },
  };
}

/** Turns whatever a handler threw into what the caller is told. */
function translate(error: unknown, { context: { client } }: { context: CallContext }): void {
  const refusal = refusalOf(error);
  if (refusal?.retryAfter !== undefined) client.setRetryAfter(refusal.retryAfter);
  throw refusal === null ? tell(error) : refusalError(refusal);
}

/** Leaves what a handler's error was turned into; anything else means that the request itself could not be read. */
function translateUnread(error: unknown): void {
  if (error instanceof ORPCError && (isRefusalCode(error.code) || error.code === FAULT)) throw error;
  throw unreadable(error instanceof ORPCError && error.status < 500 ? error.status : 400);
}

function unreadable(status: number): ORPCError<string, unknown> {
  const { title, sentence } = catalogue['input.invalid'];
  return new ORPCError('input.invalid', { status, message: sentence, data: { title } });
}

function tell(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') return invalidInput(error.cause);
    if (error.status < 500) return unreadable(error.status);
  }
  return faultOf(error);
}

function refusalError(refusal: Refusal): ORPCError<string, unknown> {
  const { kind, title } = catalogue[refusal.code];
  const data = refusal.retryAfter === undefined ? { title } : { title, seconds: refusal.retryAfter };
  return new ORPCError(refusal.code, { status: statusOf[kind], message: refusal.message, data });
}

function invalidInput(error: ValidationError): ORPCError<string, unknown> {
  const { sentence, field } = tellInvalid(error.issues[0]);
  const { title } = catalogue['input.invalid'];
  return new ORPCError('input.invalid', { status: statusOf.invalid, message: sentence, data: { title, field } });
}

function faultOf(error: unknown): ORPCError<string, unknown> {
  const incident = randomUUID().slice(0, 8);
  log.fault('A call failed', error, { incident });
  return new ORPCError(FAULT, {
    status: 500,
    message: `Something went wrong here. Please try again. (Incident ${incident})`,
    data: { title: 'Error', incident },
  });
}

/** Takes no more requests, and cuts what is under way. */
export async function stopServing(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** Answers with a refusal; operations are called in an envelope, which their refusals wear too. */
export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const error = refusalError(refusal);
  if (error.status === statusOf.wrongMethod) response.setHeader('allow', 'POST');
  if (refusal.retryAfter !== undefined) response.setHeader('retry-after', String(refusal.retryAfter));
  sendError(response, error);
}

/**
 * Answers 304 where the browser has what stands at an address already, by its `etag`, which goes with everything else that is
 * said of it. False where it is to be sent.
 */
export function sendUnchanged(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string> & { etag: string }>,
): boolean {
  const isKnown = request.headers['if-none-match'] === headers.etag;
  if (isKnown) response.writeHead(304, headers).end();
  return isKnown;
}

function sendError(response: ServerResponse, error: ORPCError<string, unknown>): void {
  const isCall = response.req.url?.startsWith('/call/') ?? false;
  sendJson(response, error.status, isCall ? { json: error.toJSON() } : error.toJSON());
}

/** Refuses a call whose body is larger than one may be, or does not say how large it is; true when it did. */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  const isUnbounded = request.headers['transfer-encoding'] !== undefined;
  if (!isUnbounded && Number(request.headers['content-length'] ?? 0) <= serverLimits.callBytes) return false;
  const error = unreadable(413);
  response.setHeader('connection', 'close');
  sendJson(response, error.status, error.toJSON());
  return true;
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
