import { limits } from '#domain/limits/limits.ts';
import { calls, refuses, says, startModelServer, streams } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { canary, hear, sampleBrief, sampleNarrator, sampleReply, secretTotal } from '#tests/support/services/narrator-reply.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { opaqueId } from './opaque-ids.ts';
import { storytellerLabel } from './storyteller-model.ts';

const check = { heroId: 'kara', skill: 'stealth', dc: 12, advantage: 'none' };
const attack = { heroId: 'kara', target: opaqueId(sampleBrief(), 'npc', 'wolf') };
const ruledAttack = { name: 'attack', heroId: 'kara', target: 'wolf' };

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

describe('A model at the table', () => {
  it('is shown by the name it is configured with', () => {
    expect([model().label, model().isModel]).toEqual(['openai-compatible:fake', true]);
  });

  it('asks for rulings one after the other, hears their outcomes and tells the story', async () => {
    server.script(calls(['check', check], ['attack', attack]), says('Kara creeps', ' up and', ' strikes. What now?'));
    const reply = sampleReply();
    const { text, end } = await hear(model().narrate(reply));
    expect(text).toBe('Kara creeps up and strikes. What now?');
    expect(end).toEqual({
      type: 'end',
      ending: 'complete',
      spokenBy: 'openai-compatible:fake',
      fellBack: null,
      usage: { input: 150, output: 30, estimated: false },
      fragments: [],
      marks: [],
      steps: 2,
    });
    expect(reply.asked).toEqual([{ name: 'check', ...check }, ruledAttack]);
    expect(server.requests[1]?.body.messages.slice(-2).map((message) => message.content)).toEqual([
      'It goes well: check.',
      'It goes well: attack.',
    ]);
  });

  it('never learns a number of a roll, or a secret of the adventure', async () => {
    server.script(calls(['check', check]), says('Kara waits.'));
    await hear(model().narrate(sampleReply()));
    const sent = server.requests.map((request) => request.text).join();
    expect(server.requests).toHaveLength(2);
    expect(sent).toContain('It goes well: check.');
    expect(sent).not.toContain(String(secretTotal));
    expect(sent).not.toContain(canary);
  });

  it('is offered every request that the rules know, and none that states a result', async () => {
    server.script(says('Kara waits.'));
    await hear(model().narrate(sampleReply()));
    const tools = server.requests[0]?.body.tools.map((tool) => tool.function) ?? [];
    expect(tools.map((tool) => tool.name)).toEqual([
      'check',
      'attack',
      'npc_attack',
      'set_location',
      'reveal_clue',
      'tick_clock',
      'loot',
      'rest',
      'tend',
      'shake_awake',
      'peril',
      'come_round',
      'update_npc',
      'pay',
      'give',
      'use_item',
      'cast_spell',
      'use_feature',
      'handle_gear',
      'meet_want',
      'remember',
      'scene_tag',
      'mark_intents',
    ]);
    expect(JSON.stringify(tools)).not.toMatch(/result|damage"|total|outcome/);
  });

  it('finds the parts of its prompt marked by the secret of the campaign', async () => {
    server.script(says('Kara waits.'));
    await hear(model().narrate(sampleReply({ delimiter: 'f00dfeed' })));
    expect(server.requests[0]?.text).toContain('<<data f00dfeed intents>>');
  });

  it('is refused more rulings than a reply allows', async () => {
    const many = Array.from({ length: limits.toolCallsPerReply + 3 }, (): [string, object] => ['check', check]);
    server.script(calls(...many), says('Kara waits.'));
    const reply = sampleReply();
    await hear(model().narrate(reply));
    expect(reply.asked).toHaveLength(limits.toolCallsPerReply);
    expect(server.requests[1]?.body.messages.at(-1)?.content).toContain('No more rulings');
  });

  it('goes on without a ruling that failed, and the failure is reported', async () => {
    const broken = new Error('the database is away');
    server.script(calls(['check', check]), says('Nobody can tell yet.'));
    const { text, end } = await hear(model().narrate(sampleReply({ callTool: () => Promise.reject(broken) })));
    expect([text, end.ending, reported]).toEqual(['Nobody can tell yet.', 'complete', [broken]]);
    expect(server.requests[1]?.text).not.toContain('database');
  });

  it('is cut after a whole sentence when it does not stop talking', async () => {
    const sentence = 'The wheel turns and turns and the miller counts the bags again. ';
    server.script(streams(...Array.from({ length: 200 }, () => ({ type: 'text' as const, text: sentence })), { type: 'stall' }));
    const { text, end } = await hear(model().narrate(sampleReply()));
    expect(text.length).toBeLessThanOrEqual(limits.replyLength);
    expect(text.length).toBeGreaterThan(limits.replyLength - sentence.length);
    expect(text.endsWith('bags again.')).toBe(true);
    expect(end).toMatchObject({ ending: 'complete', fellBack: null });
    await expect(server.requests[0]?.closedEarly).resolves.toBe(true);
  });

  it('says behind its words how intents ended, and is not asked again', async () => {
    const ends = { intents: [{ intent: 'i1', ended: 'answered' }] };
    server.script(
      streams(
        { type: 'text', text: 'The wheel stands still.' },
        { type: 'tool', name: 'mark_intents', arguments: JSON.stringify(ends) },
        { type: 'finish', reason: 'tool_calls' },
      ),
    );
    const { text, end } = await hear(model().narrate(sampleReply()));
    expect([text, server.requests.length]).toEqual(['The wheel stands still.', 1]);
    expect(end.marks).toEqual([{ intent: 'i1', by: 'answer', why: { code: 'inWords', slots: {} } }]);
  });

  it('is told of an intent that there is not, and cannot say that one is done', async () => {
    const wrong = { intents: [{ intent: 'i9', ended: 'answered' }] };
    const done = { intents: [{ intent: 'i1', ended: 'done' }] };
    server.script(calls(['mark_intents', wrong]), calls(['mark_intents', done]), says('Kara waits.'));
    const { end } = await hear(model().narrate(sampleReply()));
    expect(server.requests[1]?.body.messages.at(-1)?.content).toContain('no intent i9');
    expect(end.marks).toEqual([]);
  });

  it('begins a new paragraph when it speaks again after a ruling', async () => {
    const first = streams(
      { type: 'text', text: 'Kara draws. ' },
      { type: 'tool', name: 'attack', arguments: JSON.stringify(attack) },
      { type: 'finish', reason: 'tool_calls' },
    );
    server.script(first, says('The wolf falls.'));
    const { text } = await hear(model().narrate(sampleReply()));
    expect(text).toBe('Kara draws.\n\nThe wolf falls.');
  });
});

describe('Falling back after rulings', () => {
  it('goes on from what was ruled, so that nothing is rolled twice', async () => {
    server.script(calls(['attack', attack]), refuses(401));
    const reply = sampleReply();
    const { text, end } = await hear(model().narrate(reply));
    expect(text).toBe('The Storyteller knows attack. What now?');
    expect(reply.asked).toEqual([ruledAttack]);
    expect(end).toMatchObject({ spokenBy: storytellerLabel, fellBack: 'key-refused', usage: { input: 50, output: 10, estimated: false } });
  });

  it('rules nothing of a step that was cut', async () => {
    const cut = streams({ type: 'tool', name: 'attack', arguments: JSON.stringify(attack) }, { type: 'cut' });
    server.script(cut);
    const reply = sampleReply();
    const { text } = await hear(model().narrate(reply));
    expect(text).toBe('The Storyteller knows check. What now?');
    expect(reply.asked.map((request) => request.name)).toEqual(['check']);
  });
});
