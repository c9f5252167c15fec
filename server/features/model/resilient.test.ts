import { startModelServer, streams } from '#tests/support/services/model-server.ts';
import type { Beat, ModelServer } from '#tests/support/services/model-server.ts';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelFault } from './model-fault.ts';
import { openProvider } from './provider.ts';
import { resilient } from './resilient.ts';

const hello: Beat = { type: 'text', text: 'Hello' };

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

function answer(): PromiseLike<{ stream: ReadableStream<LanguageModelV4StreamPart> }> {
  const model = openProvider('openai-compatible:fake', { baseUrl: server.url, apiKey: null });
  return resilient(model, { firstContentMs: 5000, stallMs: 400 }).doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hi.' }] }],
  });
}

async function typesOf(stream: ReadableStream<LanguageModelV4StreamPart>): Promise<string[]> {
  const types: string[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) types.push(next.value.type);
  return types;
}

describe('A resilient model on its own', () => {
  it('closes the connection of an answer that it gives up before the first content', async () => {
    server.script(streams({ type: 'raw', data: '{"choi' }, { type: 'stall' }));
    await expect(answer()).rejects.toMatchObject({ name: 'ModelFault', reason: 'bad-answer' });
    await expect(server.requests[0]?.closedEarly).resolves.toBe(true);
  });

  it('closes the connection when its reader turns away', async () => {
    server.script(streams(hello, { type: 'stall' }));
    const { stream } = await answer();
    await stream.cancel();
    await expect(server.requests[0]?.closedEarly).resolves.toBe(true);
  });

  it('ends a broken stream with an error and no finish, so that no tool of it is run', async () => {
    const call: Beat = { type: 'tool', name: 'check', arguments: '{}' };
    server.script(streams(hello, call, { type: 'raw', data: '{"choi' }, { type: 'finish', reason: 'tool_calls' }));
    const types = await typesOf((await answer()).stream);
    expect(types.at(-1)).toBe('error');
    expect(types).not.toContain('finish');
  });

  it('is not hurried by a reader that takes its time', async () => {
    server.script(streams(hello, { type: 'text', text: ' there' }, { type: 'finish', reason: 'stop' }));
    const { stream } = await answer();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await typesOf(stream)).at(-1)).toBe('finish');
  });

  it.each([
    ['takes signs of life without content for a stall', Infinity, 'error'],
    ['lets them pass until the content comes', 3, 'text-delta'],
  ])('%s', async (_title, pings, last) => {
    async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
      yield { type: 'text-delta', id: 'text', delta: 'Hello' };
      for (let ping = 0; ping < pings; ping += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        yield { type: 'ping' };
      }
      yield { type: 'text-delta', id: 'text', delta: ' there' };
    }
    const model = modelOf(async () => ({ stream: streamOf(parts()) }));
    const { stream } = await resilient(model, { firstContentMs: 5000, stallMs: 500 }).doStream({ prompt: [] });
    expect((await typesOf(stream)).at(-1)).toBe(last);
  });

  it('leaves a pause that a provider asked for when it is stopped, and does not ask again', async () => {
    const stop = new AbortController();
    let asked = 0;
    const model = modelOf(() => {
      asked += 1;
      // By the next turn the refusal has been read and the pause has begun.
      setImmediate(() => stop.abort(new Error('stopped')));
      return Promise.reject(new ModelFault('rate-limited', 429, 50_000));
    });
    const answered = resilient(model, { firstContentMs: 60_000, stallMs: 500 }).doStream({ prompt: [], abortSignal: stop.signal });
    await expect(answered).rejects.toThrow('stopped');
    expect(asked).toBe(1);
  });
});

function modelOf(doStream: LanguageModelV4['doStream']): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'sample',
    modelId: 'sample',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('not asked')),
    doStream,
  };
}

function streamOf(parts: AsyncGenerator<LanguageModelV4StreamPart>): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
  });
}
