import { calls, refuses, says, startModelServer, streams } from '#tests/support/services/model-server.ts';
import type { Answer, ModelServer } from '#tests/support/services/model-server.ts';
import { hear, sampleNarrator, sampleReply } from '#tests/support/services/narrator-reply.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelSettings, NarratorModel } from './narrator-model.ts';
import { storytellerLabel } from './storyteller-model.ts';

const key = 'sk-secret-key-4711';
const page: Answer = { kind: 'status', status: 200, headers: { 'content-type': 'text/html' }, body: '<html><p>Sign in</p></html>' };
const check = { heroId: 'kara', skill: 'stealth', dc: 12 };

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

function model(changes: Partial<ModelSettings> = {}): NarratorModel {
  return sampleNarrator(server.url, { apiKey: key, report: (cause) => reported.push(cause), ...changes });
}

describe('A model that fails before its first words is replaced by the Storyteller', () => {
  const rows: [title: string, answers: Answer[], reason: string, requests: number, changes?: Partial<ModelSettings>][] = [
    ['a refused key', [refuses(401, {}, `Wrong key ${key}`)], 'key-refused', 1],
    ['a forbidden model', [refuses(403)], 'key-refused', 1],
    ['an unknown model', [refuses(404)], 'request-refused', 1],
    ['an error every time, after one more try', [refuses(500)], 'server-error', 2],
    ['a wait of more than a minute', [refuses(429, { 'retry-after': '61' })], 'rate-limited', 1],
    ['a wait beyond the deadline', [refuses(429, { 'retry-after': '30' })], 'rate-limited', 1],
    ['no response headers', [{ kind: 'silence' }], 'no-answer', 1, { firstContentMs: 700 }],
    ['headers without content', [streams({ type: 'stall' })], 'no-answer', 1, { firstContentMs: 700 }],
    ['a web page with status 200', [page], 'not-text', 1],
    ['an empty answer', [says()], 'empty', 1],
    ['an answer of white space', [says(' \n', ' ')], 'empty', 1],
    ['a chunk that cannot be read', [streams({ type: 'raw', data: '{"choices": [' })], 'bad-answer', 1],
    ['an error in the stream', [streams({ type: 'raw', data: '{"error":{"message":"overloaded"}}' })], 'bad-answer', 1],
    ['a cut before the first words, after one more try', [streams({ type: 'cut' })], 'unreachable', 2],
    ['too little time for the whole reply', [{ kind: 'silence' }], 'no-answer', 1, { totalMs: 700 }],
  ];

  it.each(rows)('after %s', async (_title, answers, reason, requests, changes) => {
    server.script(...answers);
    const printed = vi.spyOn(console, 'error');
    const { text, end } = await hear(model(changes).narrate(sampleReply()));
    expect(printed).not.toHaveBeenCalled();
    expect(text).toBe('The Storyteller knows check. What now?');
    expect(end).toMatchObject({ ending: 'complete', spokenBy: storytellerLabel, fellBack: reason, fragments: ['sample-1'] });
    expect(server.requests).toHaveLength(requests);
    expect(reported).toEqual([expect.objectContaining({ name: 'ModelFault', reason })]);
    expect(JSON.stringify([end, String(reported[0]), Object.entries(Object(reported[0]))])).not.toContain(key);
  });

  it('when nothing listens at its address', async () => {
    const { end } = await hear(model({ baseUrl: 'http://127.0.0.1:1/v1' }).narrate(sampleReply()));
    expect(end).toMatchObject({ ending: 'complete', fellBack: 'unreachable', usage: { input: 0, output: 0, estimated: false } });
  });
});

describe('A model that may be asked again', () => {
  it('is waited for as long as it asks, and then answers', async () => {
    server.script(refuses(429, { 'retry-after': '1' }), says('The rain stops. What now?'));
    const { text, end } = await hear(model().narrate(sampleReply()));
    expect(text).toBe('The rain stops. What now?');
    expect(end).toMatchObject({ ending: 'complete', spokenBy: 'openai-compatible:fake', fellBack: null });
    expect(end.usage).toEqual({ input: 100, output: 20, estimated: false });
  });

  it.each([
    ['one server error', refuses(503)],
    ['a cut before the first words', streams({ type: 'cut' })],
  ])('answers after %s', async (_title, first) => {
    server.script(first, says('The rain stops.'));
    const { text, end } = await hear(model().narrate(sampleReply()));
    expect([text, end.fellBack]).toEqual(['The rain stops.', null]);
  });
});

describe('A model that fails after its first words keeps what it told, marked as interrupted', () => {
  const rows: [title: string, answer: Answer][] = [
    ['a stall', streams({ type: 'text', text: 'The door opens, ' }, { type: 'text', text: 'and' }, { type: 'stall' })],
    ['a cut', streams({ type: 'text', text: 'The door opens, and' }, { type: 'cut' })],
    [
      'a chunk that cannot be read, whatever follows',
      streams({ type: 'text', text: 'The door opens, and' }, { type: 'raw', data: '{"choi' }, { type: 'finish', reason: 'stop' }),
    ],
    ['an end without a reason', streams({ type: 'text', text: 'The door opens, and' })],
    ['a provider that cuts it short', streams({ type: 'text', text: 'The door opens, and' }, { type: 'finish', reason: 'length' })],
  ];

  it.each(rows)('after %s', async (_title, answer) => {
    server.script(answer);
    const { text, end } = await hear(model({ stallMs: 400 }).narrate(sampleReply()));
    expect(text).toBe('The door opens, and');
    expect(end).toMatchObject({ ending: 'interrupted', spokenBy: 'openai-compatible:fake', fellBack: null, fragments: [] });
    expect(end.usage.estimated).toBe(true);
    expect(end.usage.input).toBeGreaterThan(100);
  });

  it('after too little time for the whole reply', async () => {
    server.script(streams({ type: 'text', text: 'The door opens, and' }, { type: 'stall' }));
    const { text, end } = await hear(model({ totalMs: 700 }).narrate(sampleReply()));
    expect([text, end.ending]).toEqual(['The door opens, and', 'interrupted']);
  });

  it('closes the connection of a model that stalls', async () => {
    server.script(streams({ type: 'text', text: 'The door' }, { type: 'stall' }));
    await hear(model({ stallMs: 200 }).narrate(sampleReply()));
    await expect(server.requests[0]?.closedEarly).resolves.toBe(true);
  });
});

describe('A model that asks for what cannot be ruled', () => {
  it.each([
    ['a tool that does not exist', calls(['grant_wish', { wish: 'gold' }])],
    ['arguments that are not JSON', calls(['check', '{"who": "kara", "skill'])],
    ['arguments that do not fit', calls(['check', { heroId: 'kara', skill: 'juggling', dc: 12 }])],
  ])('is told so and may mend it, after %s', async (_title, first) => {
    server.script(first, calls(['check', check]), says('Kara slips by.'));
    const reply = sampleReply();
    const { text, end } = await hear(model().narrate(reply));
    expect([text, end.ending]).toEqual(['Kara slips by.', 'complete']);
    expect(reply.asked).toEqual([{ name: 'check', advantage: 'none', ...check }]);
    expect(server.requests[1]?.body.messages.at(-1)?.role).toBe('tool');
  });

  it('is replaced when it never mends it, after six steps', async () => {
    server.script(calls(['grant_wish', {}]));
    const reply = sampleReply();
    const { end } = await hear(model().narrate(reply));
    expect(end).toMatchObject({ ending: 'complete', spokenBy: storytellerLabel, fellBack: 'empty' });
    expect(server.requests.map((request) => request.body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'auto', 'auto', 'none']);
  });
});
