import type { Ruling } from '#domain/narration/tool-call.ts';
import { hear, rulingOn, sampleBrief, sampleNarrator, sampleReply, sampleRules } from '#tests/support/services/narrator-reply.ts';
import { generateText, isStepCount } from 'ai';
import { describe, expect, it } from 'vitest';
import { storytellerLabel, storytellerModel } from './storyteller-model.ts';
import type { StorytellerRules } from './storyteller-model.ts';
import { rulingTools } from './tools.ts';

describe('The Storyteller as a language model', () => {
  it('plays the same loop when its words are not streamed', async () => {
    const brief = sampleBrief();
    const rulings: Ruling[] = [];
    const fragments: string[] = [];
    const model = storytellerModel(sampleRules, {
      brief,
      used: new Set(),
      pace: 0,
      progress: () => ({ rulings, state: brief.state }),
      onNarrated: (told) => fragments.push(...told.fragments),
    });
    const tools = rulingTools({
      callTool: async (request) => {
        rulings.push(rulingOn(request));
        return 'It goes well.';
      },
      markIntents: () => 'Noted.',
    });
    const { text, steps, totalUsage } = await generateText({ model, prompt: 'Tell.', tools, stopWhen: isStepCount(6) });
    expect(text).toBe('The Storyteller knows check. What now?');
    expect(steps.map((step) => step.toolCalls.map((call) => call.toolName))).toEqual([['check'], []]);
    expect([totalUsage.totalTokens, fragments]).toEqual([0, ['sample-1']]);
  });
});

describe('The Storyteller alone', () => {
  it('says of itself that it is no AI model', () => {
    const { label, isModel } = sampleNarrator(null);
    expect([label, isModel]).toEqual(['Storyteller (procedural, no AI model)', false]);
  });

  it('asks, hears and tells like a model, and costs nothing', async () => {
    const reply = sampleReply();
    const { text, end } = await hear(sampleNarrator(null).narrate(reply));
    expect(text).toBe('The Storyteller knows check. What now?');
    expect(reply.asked).toEqual([{ name: 'check', heroId: 'kara', skill: 'perception', dc: 10, advantage: 'none' }]);
    expect(end).toEqual({
      type: 'end',
      ending: 'complete',
      spokenBy: storytellerLabel,
      fellBack: null,
      usage: { input: 0, output: 0, estimated: false },
      fragments: ['sample-1'],
      marks: [],
      options: [],
      remembered: [],
    });
  });

  it('tells with the state that its rulings led to, and knows what not to repeat', async () => {
    const loft = { ...sampleBrief().state, scene: 'loft' };
    const used = new Set(['old']);
    const storyteller: StorytellerRules = {
      nextRequests: (_brief, { state }) => (state.scene === 'loft' ? [] : [{ name: 'set_location', exit: 'door' }]),
      tell: (_brief, { state }, seen) => ({ text: `In the ${state.scene}, without ${[...seen].join()}.`, fragments: [] }),
    };
    const ask: Parameters<typeof sampleReply>[0] = { used, callTool: async (request) => ({ ruling: rulingOn(request), state: loft }) };
    expect((await hear(sampleNarrator(null, { storyteller }).narrate(sampleReply(ask)))).text).toBe('In the loft, without old.');
  });

  it('tells after five rounds even when it would go on asking', async () => {
    const storyteller: StorytellerRules = { ...sampleRules, nextRequests: () => [{ name: 'tick_clock', clock: 'flood' }] };
    const reply = sampleReply();
    const { end } = await hear(sampleNarrator(null, { storyteller }).narrate(reply));
    expect([reply.asked.length, end.ending]).toEqual([5, 'complete']);
  });

  it('ends as interrupted when it fails, and says why in the log', async () => {
    const reported: unknown[] = [];
    const broken = new Error('no fragment fits');
    const storyteller: StorytellerRules = {
      ...sampleRules,
      tell: () => {
        throw broken;
      },
    };
    const { text, end } = await hear(sampleNarrator(null, { storyteller, report: (cause) => reported.push(cause) }).narrate(sampleReply()));
    expect([text, end.ending, end.fellBack]).toEqual(['', 'interrupted', null]);
    expect(reported).toEqual([broken]);
  });
});
