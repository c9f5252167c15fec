import { calls, refuses, startModelServer, streams } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { hear, rulingOn, sampleBrief, sampleNarrator, sampleReply } from '#tests/support/services/narrator-reply.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const check = { heroId: 'kara', skill: 'stealth', dc: 12, advantage: 'none' };
const attack = { heroId: 'kara', target: 'wolf' };

let server: ModelServer;
let reported: unknown[] = [];

beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.requests.length = 0;
  reported = [];
});
afterAll(() => server.close());

const model = () => sampleNarrator(server.url, { report: (cause) => reported.push(cause) });

describe('Stopping the narrator', () => {
  it.each([
    ['before the first words', streams({ type: 'stall' })],
    ['after the first words', streams({ type: 'text', text: 'The door opens, and' }, { type: 'stall' })],
  ])('closes the connection of the model %s', async (_title, answer) => {
    server.script(answer);
    const stop = new AbortController();
    const heard = hear(model().narrate(sampleReply({ signal: stop.signal })));
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort();
    const { end } = await heard;
    expect(end).toMatchObject({ ending: 'stopped', spokenBy: 'openai-compatible:fake', fellBack: null });
    expect(end.usage).toMatchObject({ estimated: true });
    expect(end.usage.input).toBeGreaterThan(100);
    expect(reported).toEqual([]);
    await expect(server.requests[0]?.closedEarly).resolves.toBe(true);
  });

  it('keeps what was told and leaves the rest unsaid', async () => {
    server.script(streams({ type: 'text', text: 'The door opens,' }, { type: 'stall' }));
    const stop = new AbortController();
    const parts: string[] = [];
    for await (const part of model().narrate(sampleReply({ signal: stop.signal }))) {
      parts.push(part.type === 'text' ? part.text : part.type === 'end' ? part.ending : '');
      stop.abort();
    }
    expect(parts).toEqual(['The door opens,', 'stopped']);
  });

  it('asks nothing of a model when it was stopped before it began', async () => {
    const { end } = await hear(model().narrate(sampleReply({ signal: AbortSignal.abort() })));
    expect([end.ending, server.requests.length]).toEqual(['stopped', 0]);
  });

  it('ends only when the ruling under way is done, and asks for no other', async () => {
    server.script(calls(['check', check], ['attack', attack]));
    const stop = new AbortController();
    const done: string[] = [];
    const reply = sampleReply({
      signal: stop.signal,
      async callTool(request) {
        stop.abort();
        await new Promise((resolve) => setTimeout(resolve, 20));
        done.push(request.name);
        return { ruling: rulingOn(request), state: sampleBrief().state };
      },
    });
    const { end } = await hear(model().narrate(reply));
    expect([end.ending, done]).toEqual(['stopped', ['check']]);
  });

  it('waits for no pause that a provider asked for', async () => {
    server.script(refuses(429, { 'retry-after': '4' }));
    const stop = new AbortController();
    const heard = hear(model().narrate(sampleReply({ signal: stop.signal })));
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort();
    expect((await heard).end.ending).toBe('stopped');
    expect(server.requests).toHaveLength(1);
  });

  it('stops the Storyteller between two words', async () => {
    const stop = new AbortController();
    const parts: string[] = [];
    for await (const part of sampleNarrator(null).narrate(sampleReply({ signal: stop.signal, pace: 5 }))) {
      parts.push(part.type === 'text' ? part.text : part.type === 'end' ? part.ending : '');
      if (parts.length === 2) stop.abort();
    }
    expect(parts).toEqual(['The', ' Storyteller', 'stopped']);
  });

  it('closes the connection when nobody listens any more', async () => {
    server.script(streams({ type: 'text', text: 'The door opens,' }, { type: 'stall' }));
    for await (const part of model().narrate(sampleReply())) if (part.type === 'text') break;
    await expect(server.requests[0]?.closedEarly).resolves.toBe(true);
  });
});
