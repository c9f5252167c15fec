import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIGenerator } from '@orpc/openapi';
import type { AnyContractRouter } from '@orpc/contract';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { sendJson } from '#server/kernel/http/http.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

/** Serves the description of the API (OpenAPI 3.1) at /api/openapi.json, and the same for people to read at /api/docs. */
export function apiDocument(contract: AnyContractRouter) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = () => generator.generate(contract, { info: { title: 'Hearthlore', version: '1' }, servers: [{ url: '/api' }] });
  let made: ReturnType<typeof document> | undefined;

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== 'GET') return false;
    if (request.url === '/api/openapi.json') sendJson(response, 200, await (made ??= document()));
    else if (request.url === '/api/docs') sendPage(response, await (made ??= document()));
    else return false;
    return true;
  };
}

function sendPage(response: ServerResponse, document: Awaited<ReturnType<OpenAPIGenerator['generate']>>): void {
  const entries = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const summary = item?.post?.summary ?? '';
    return `<li><p><code>POST /api${escapeHtml(path)}</code></p><p>${escapeHtml(summary)}</p></li>`;
  });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hearthlore API</title></head><body><main><h1>Hearthlore API</h1>
<p>Every call takes and returns JSON and carries the session cookie. The full description with schemas is
<a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p><ul>${entries.join('\n')}</ul></main></body></html>`);
}
