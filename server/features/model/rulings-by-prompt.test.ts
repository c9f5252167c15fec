import { describe, expect, it } from 'vitest';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { canary, rulingOn, sampleBrief, sampleReply } from '#tests/support/services/narrator-reply.ts';
import { opaqueId } from './opaque-ids.ts';
import { openRulings } from './rulings.ts';
import { rulingsByPrompt } from './rulings-by-prompt.ts';

const open = new AbortController().signal;
const brief = sampleBrief();
const through = (exit: string): ToolCall => ({ name: 'set_location', exit: opaqueId(brief, 'exit', exit) });

/** A reply in which every journey leads to the loft. */
function toTheLoft() {
  const reply = sampleReply({
    brief,
    delimiter: 'f00d',
    callTool: async (call) => ({
      ruling: rulingOn(call),
      state: call.name === 'set_location' ? { ...brief.state, scene: 'loft', visited: ['yard', 'loft'] } : brief.state,
    }),
  });
  return {
    reply,
    rulings: rulingsByPrompt(
      openRulings(reply, () => undefined),
      reply,
    ),
  };
}

describe('The rulings of a model', () => {
  it('say what there is to see where a journey ends, as material', async () => {
    const { rulings } = toTheLoft();
    const answer = await rulings.callTool(through('door'), open);
    expect(answer).toContain('It goes well: set_location.\n\n<<data f00d scene>>');
    expect(answer).toContain('"name":"The loft"');
    expect(answer).toContain(`"id":"${opaqueId(brief, 'exit', 'ladder')}","label":"the ladder"`);
    expect(answer).toContain('<<end f00d>>');
  });

  it('say nothing of the place for anything else, and keep its secrets where it was', async () => {
    const { rulings } = toTheLoft();
    const answer = await rulings.callTool({ name: 'check', heroId: 'kara', skill: 'stealth', dc: 12, advantage: 'none' }, open);
    expect(answer).toBe('It goes well: check.');
    expect(await rulings.callTool({ name: 'tick_clock', clock: 'flood' }, open)).not.toContain(canary);
  });

  it('know the ways on from there, and still the things of the place that was left', async () => {
    const { reply, rulings } = toTheLoft();
    await rulings.callTool(through('ladder'), open);
    await rulings.callTool(through('door'), open);
    await rulings.callTool(through('ladder'), open);
    await rulings.callTool({ name: 'loot', heroId: 'kara', loot: opaqueId(brief, 'loot', 'lamp') }, open);
    const asked = reply.asked.map((call) => ('exit' in call ? call.exit : 'loot' in call ? call.loot : ''));
    expect(asked).toEqual([expect.stringMatching(/^\?/), 'door', 'ladder', 'lamp']);
  });
});
