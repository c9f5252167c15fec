import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storytellerLabel } from '#server/features/model/index.ts';
import { calls, refuses, says, startModelServer, streams } from '#tests/support/services/model-server.ts';
import type { Answer, ModelServer } from '#tests/support/services/model-server.ts';
import { hear, sampleBrief, sampleNarrator, sampleReply } from '#tests/support/services/narrator-reply.ts';
import { narrateToEnd } from './narrate-to-end.ts';

const check = { heroId: 'kara', skill: 'stealth', dc: 12 };
const answered = { intents: [{ intent: 'i1', ended: 'answered' }] };
const cut = (text: string) => streams({ type: 'text', text }, { type: 'cut' });
const marks = (text: string) =>
  streams(
    { type: 'text', text },
    { type: 'tool', name: 'mark_intents', arguments: JSON.stringify(answered) },
    { type: 'finish', reason: 'tool_calls' },
  );

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

async function told(answers: Answer[], changes: Parameters<typeof sampleReply>[0] = {}) {
  server.script(...answers);
  const reply = sampleReply(changes);
  const heard = await hear(narrateToEnd(sampleNarrator(server.url, { stallMs: 400 }), reply));
  return { ...heard, asked: reply.asked, sent: (n: number) => server.requests[n]?.text ?? '' };
}

describe('a reply that broke off', () => {
  it.each([
    ['cut', cut('The door opens, and')],
    ['stalled', streams({ type: 'text', text: 'The door opens, and' }, { type: 'stall' })],
    ['ended too early by the provider', streams({ type: 'text', text: 'The door opens, and' }, { type: 'finish', reason: 'length' })],
  ])('as it was %s keeps its words, and the model goes on once', async (_title, broken) => {
    const { text, end, sent } = await told([broken, marks('The hall lies dark.')]);
    expect(text).toBe('The door opens, and… The hall lies dark.');
    expect(end).toMatchObject({ ending: 'complete', spokenBy: 'openai-compatible:fake', fellBack: null });
    expect(end.continuedBy).toBeUndefined();
    expect(sent(1)).toContain('Your reply broke off');
    expect(sent(1)).toContain('The door opens, and');
    expect(server.requests).toHaveLength(2);
  });

  it('twice is brought to its end by the Storyteller, and says so', async () => {
    const { text, end } = await told([cut('The door opens.'), cut('The hall')]);
    expect(text).toBe('The door opens. The hall…\n\nThe Storyteller knows check. What now?');
    expect(end).toMatchObject({ ending: 'complete', spokenBy: 'openai-compatible:fake', continuedBy: storytellerLabel });
    expect(server.requests).toHaveLength(2);
  });

  it('is brought to its end by the Storyteller at once where the model does not answer any more', async () => {
    const { text, end } = await told([cut('The door opens.'), refuses(401)]);
    expect(text).toBe('The door opens. The Storyteller knows check. What now?');
    expect(end).toMatchObject({ ending: 'complete', fellBack: 'key-refused', continuedBy: storytellerLabel });
  });

  it('rules nothing twice', async () => {
    const { asked, sent, text } = await told([calls(['check', check]), cut('Kara slips'), refuses(401)]);
    expect(asked.map(({ name }) => name)).toEqual(['check']);
    expect(sent(2)).toContain('It goes well: check.');
    expect(text).toBe('Kara slips… The Storyteller knows check. What now?');
  });

  it('because somebody stopped it stays as it is', async () => {
    const stop = new AbortController();
    server.script(streams({ type: 'text', text: 'The door opens, and' }, { type: 'stall' }));
    const parts: string[] = [];
    for await (const part of narrateToEnd(sampleNarrator(server.url), sampleReply({ signal: stop.signal }))) {
      parts.push(part.type === 'text' ? part.text : part.type === 'end' ? part.ending : '');
      stop.abort();
    }
    expect([parts, server.requests.length]).toEqual([['The door opens, and', 'stopped'], 1]);
  });
});

describe('a reply that leaves an intent without an end', () => {
  it('is asked for it once more, and may only mark it', async () => {
    const { text, end, sent } = await told([says('The wheel stands still.'), calls(['mark_intents', answered]), says()]);
    expect([text, end.ending]).toEqual(['The wheel stands still.', 'complete']);
    expect(end.marks).toEqual([{ intent: 'i1', by: 'answer', why: { code: 'inWords', slots: {} } }]);
    expect(sent(1)).toContain('These intents have no end yet: i1.');
  });

  it('may have it ruled, and tells what came of it behind the first words', async () => {
    const { text, end, asked } = await told([says('The yard is still.'), calls(['check', check]), says('Kara sees a wedge.')]);
    expect(text).toBe('The yard is still.\n\nKara sees a wedge.');
    expect([asked.length, end.ending, end.marks]).toEqual([1, 'complete', []]);
  });

  it('has nothing told twice by a model that repeats itself', async () => {
    const { text } = await told([says('The wheel stands still.')]);
    expect([text, server.requests.length]).toEqual(['The wheel stands still.', 2]);
  });

  it('is asked no third time', async () => {
    const { text, end } = await told([says('The yard is still.'), says(), says('Never told.')]);
    expect([text, end.ending, end.marks, server.requests.length]).toEqual(['The yard is still.', 'complete', [], 2]);
  });

  it('keeps what was told where the second asking fails', async () => {
    const { text, end } = await told([says('The yard is still.'), refuses(401)]);
    expect([text, end.ending, end.spokenBy, end.fellBack]).toEqual(['The yard is still.', 'complete', 'openai-compatible:fake', null]);
  });

  it('is not asked where all its steps are used up', async () => {
    const tries = Array.from({ length: 5 }, () => calls(['grant_wish', {}]));
    const { end } = await told([...tries, says('The yard is still.')]);
    expect([end.ending, server.requests.length]).toEqual(['complete', 6]);
  });

  it('is not asked where every intent has ended, or where nobody wanted anything', async () => {
    await told([marks('The wheel stands still.')]);
    await told([says('Rain falls.')], { brief: sampleBrief({ intents: [] }) });
    expect(server.requests).toHaveLength(2);
  });
});
