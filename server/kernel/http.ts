import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ORPCError, ValidationError, onError } from '@orpc/server';
import type { Router } from '@orpc/server';
import { BodyLimitPlugin, RPCHandler } from '@orpc/server/node';
import { OpenAPIHandler } from '@orpc/openapi/node';
import type { AnyContractRouter } from '@orpc/contract';
import helmet from 'helmet';
import { Refusal, catalogue, isRefusalCode } from '#domain/refusals.ts';
import type { RefusalKind } from '#domain/refusals.ts';
import { clientOf } from './client-of.ts';
import type { CallContext } from './handle.ts';
import type { Kernel } from './kernel.ts';
import { log } from './log.ts';
import { headersOf, isDeliberate, isOwnOrigin, pathOf } from './origin.ts';

/** Bytes of one call: room for a picture of 200 kB as base64. */
const BODY_LIMIT = 320 * 1024;
/** Bytes of a call that brings a file of text with it. */
const ROOMY_LIMIT = 2 * 1024 * 1024;
/** Code of what is our fault and no refusal. */
const FAULT = 'fault';

const statusOf: Record<RefusalKind, number> = {
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  invalid: 422,
  conflict: 409,
  tooMany: 429,
  unavailable: 503,
};

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;

type Operations = Router<AnyContractRouter, CallContext>;

interface Routes {
  /** Operations as the browser calls them, under /call. */
  operations: Operations;
  /** The same and their older names, under /api. */
  api: Operations;
  /** Addresses of calls that bring a file of text with them. */
  roomy: readonly string[];
  /** What answers before the operations: accounts, documents of the API. True when it did. */
  before: Answer[];
  /** What answers everything else: files and the page. */
  pages: Answer;
}

interface Settings {
  publicUrl: string | null;
  /** Whether a proxy of ours stands before the server and names the caller. */
  trustProxy: boolean;
}

/** What answers calls with bodies of at most so many bytes. */
function handlersFor(routes: Routes, maxBodySize: number) {
  const plugins = [new BodyLimitPlugin<CallContext>({ maxBodySize })];
  const rpc = new RPCHandler<CallContext>(routes.operations, {
    plugins,
    interceptors: [onError(translateUnread)],
    clientInterceptors: [onError(translate)],
  });
  const api = new OpenAPIHandler<CallContext>(routes.api, {
    plugins,
    interceptors: [onError(translateUnread)],
    clientInterceptors: [onError(translate)],
  });
  return { rpc, api };
}

/** Serves HTTP: security headers, origin check, operations, pages. Every failure becomes a refusal or one fault here. */
export function serveHttp(kernel: Kernel, settings: Settings, routes: Routes): Server {
  const { publicUrl } = settings;
  const secure = helmet(securityHeaders(publicUrl));
  const [usual, roomy] = [handlersFor(routes, BODY_LIMIT), handlersFor(routes, ROOMY_LIMIT)];

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const pathname = pathOf(request);
    if (pathname === null) return sendRefusal(response, new Refusal('operation.notFound'));
    const prefix = pathname.startsWith('/call/') ? '/call' : pathname.startsWith('/api/') ? '/api' : null;
    if (
      request.method !== 'GET' &&
      request.method !== 'HEAD' &&
      !(isOwnOrigin(request, publicUrl) && (prefix === null || isDeliberate(request)))
    ) {
      return sendRefusal(response, new Refusal('auth.foreignOrigin'));
    }
    for (const answer of routes.before) if (await answer(request, response)) return undefined;
    if (prefix === null) {
      await routes.pages(request, response);
      return undefined;
    }
    response.setHeader('cache-control', 'no-store');
    const context = await receive(request, response);
    const { rpc, api } = routes.roomy.includes(pathname) ? roomy : usual;
    const { matched } = await (prefix === '/call' ? rpc : api).handle(request, response, { prefix, context });
    return matched ? undefined : sendRefusal(response, new Refusal('operation.notFound'));
  }

  /** What a call carries; a session whose token must change gets the new one with this answer. */
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<CallContext> {
    const caller = await kernel.identify(headersOf(request));
    const client = clientOf(request, response, settings);
    const cookie = caller.session?.renew ? await kernel.renew(caller.session) : null;
    if (cookie !== null) client.setCookie(cookie);
    return { kernel, ...caller, client };
  }

  return createServer((request, response) => {
    secure(request, response, () => {
      respond(request, response).catch((error: unknown) => {
        const told = tell(error);
        if (response.headersSent) response.destroy();
        else sendJson(response, told.status, told.toJSON());
      });
    });
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
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: true,
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'same-origin' },
  };
}

/** Turns whatever a handler threw into what the caller is told. */
function translate(error: unknown): void {
  throw tell(error);
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
  if (error instanceof Refusal) return refusalError(error);
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') return invalidInput(error.cause);
    if (error.status < 500) return unreadable(error.status);
  }
  return faultOf(error);
}

function refusalError(refusal: Refusal): ORPCError<string, unknown> {
  const { kind, title } = catalogue[refusal.code];
  return new ORPCError(refusal.code, { status: statusOf[kind], message: refusal.message, data: { title } });
}

function invalidInput(error: ValidationError): ORPCError<string, unknown> {
  const [issue] = error.issues;
  const field = issue?.path
    ?.map((part) => (typeof part === 'object' ? part.key : part))
    .map(String)
    .join('.');
  const { title, sentence } = catalogue['input.invalid'];
  return new ORPCError('input.invalid', { status: statusOf.invalid, message: issue?.message ?? sentence, data: { title, field } });
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

/** Answers with a refusal; operations are called in an envelope, which their refusals wear too. */
export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const error = refusalError(refusal);
  const isCall = response.req.url?.startsWith('/call/') ?? false;
  sendJson(response, error.status, isCall ? { json: error.toJSON() } : error.toJSON());
}

/** Refuses a call whose body is larger than one may be, or does not say how large it is; true when it did. */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  const isUnbounded = request.headers['transfer-encoding'] !== undefined;
  if (!isUnbounded && Number(request.headers['content-length'] ?? 0) <= BODY_LIMIT) return false;
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
