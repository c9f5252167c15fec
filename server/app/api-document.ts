import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIGenerator } from '@orpc/openapi';
import type { AnyContractRouter } from '@orpc/contract';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { scopeWords, tokenScopes } from '#domain/account/token-scopes.ts';
import { scopeOf } from '#domain/permissions/operation-scopes.ts';
import { policies } from '#domain/permissions/policies.ts';
import { anyone, hasHero } from '#domain/permissions/policy.ts';
import { sendJson } from '#server/kernel/http/http.ts';
import { rememberOf } from '#domain/memoise.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Security = NonNullable<Document['security']>;

/** A call of an operation from a shell; the suite runs it. */
const EXAMPLE = `curl "$HEARTHLORE/api/campaigns.list" -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d '{}'`;

const description = [
  'Every call is a POST that takes and returns JSON, and does what its person may do on the website.',
  'A program calls with a personal access token, which is made in the settings of an account:',
  `\n\n    ${EXAMPLE}\n\n`,
  'The scopes of a token are, each with those before it:',
  tokenScopes.map((scope) => `\`${scope}\`: ${scopeWords[scope].meaning}`).join(' '),
  'The `security` of an operation names the scope it takes; one that names none is closed to tokens.',
].join(' ');

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'A personal access token, with the scope that the operation names.' },
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a session, as `account.session` gives it; the session cookie of a browser does the same.',
  },
} as const;

/** With what an operation may be called: a session, a token of a scope, or nothing at all. */
function securityOf(operation: string): Security {
  const scope = scopeOf(operation);
  const isOpen = Object.entries(policies).some(([name, policy]) => name === operation && (policy === anyone || policy === hasHero));
  return [...(isOpen ? [{}] : []), ...(scope === null ? [] : [{ token: [scope] }]), { session: [] }];
}

/** Describes the operations of a contract, each with what it takes to call it; once, for that takes seconds. */
const describeApi = rememberOf(async (contract: AnyContractRouter): Promise<Document> => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Hearthlore', version: '1', description },
    servers: [{ url: '/api' }],
    components: { securitySchemes },
  });
  for (const item of Object.values(document.paths ?? {}))
    if (item?.post?.operationId !== undefined) item.post.security = securityOf(item.post.operationId);
  return document;
});

/** Serves the description of the API (OpenAPI 3.1) at /api/openapi.json, and the same for people to read at /api/docs. */
export function apiDocument(contract: AnyContractRouter) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== 'GET') return false;
    if (request.url === '/api/openapi.json') sendJson(response, 200, await describeApi(contract));
    else if (request.url === '/api/docs') sendPage(response, await describeApi(contract));
    else return false;
    return true;
  };
}

function sendPage(response: ServerResponse, document: Document): void {
  const entries = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const scope = scopeOf(item?.post?.operationId ?? '');
    const takes = scope === null ? '' : ` Scope: <code>${scope}</code>.`;
    return `<li><p><code>POST /api${escapeHtml(path)}</code></p><p>${escapeHtml(item?.post?.summary ?? '')}${takes}</p></li>`;
  });
  const scopes = tokenScopes.map((scope) => `<li><code>${scope}</code>: ${escapeHtml(scopeWords[scope].meaning)}</li>`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hearthlore API</title></head><body><main><h1>Hearthlore API</h1>
<p>Every call takes and returns JSON. It carries a personal access token, the access token of a session, or the session cookie. The full
description with schemas is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p><pre>${escapeHtml(EXAMPLE)}</pre>
<p>A token has one of these scopes, each with those before it. A call without a scope is closed to tokens.</p><ul>${scopes.join('\n')}</ul>
<h2>Calls</h2><ul>${entries.join('\n')}</ul></main></body></html>`);
}
