import type { IncomingMessage, ServerResponse } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import { refusalOf } from '#server/kernel/calls/refusal-of.ts';
import { log } from '#server/kernel/log.ts';
import type { operations } from '#server/operations/operations.ts';
import { mcpTools } from './mcp-tools.ts';

type Operations = ReturnType<typeof operations>;

const FAULT = 'Something went wrong here. Please try again.';

/** What a tool answers: a value as JSON, or the sentence of a refusal. */
async function resultOf(name: string, run: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await run()) }] };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) log.fault('A tool failed', error, { tool: name });
    return { isError: true, content: [{ type: 'text', text: refusal?.message ?? FAULT }] };
  }
}

/** The tools of whoever asks. */
function serverFor(router: Operations, context: CallContext): McpServer {
  const server = new McpServer({ name: 'hearthlore', version: '1' });
  for (const [name, { title, description, isReading, input, run }] of Object.entries(mcpTools)) {
    const config = { title, description, inputSchema: input, annotations: { readOnlyHint: isReading, openWorldHint: false } };
    server.registerTool(name, config, (given: unknown) => resultOf(name, () => run(router, context, given)));
  }
  return server;
}

/** Answers one request of the Model Context Protocol over streamable HTTP. Nothing is kept between requests. */
export async function answerMcp(
  request: IncomingMessage,
  response: ServerResponse,
  router: Operations,
  context: CallContext,
): Promise<void> {
  const server = serverFor(router, context);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}
