import type { ToolCall } from '#domain/narration/tool-call.ts';
import { rulingOn, sampleBrief, sampleReply } from '#tests/support/services/narrator-reply.ts';
import { describe, expect, it } from 'vitest';
import { openRulings } from './rulings.ts';

const unheard = () => undefined;
const open = new AbortController().signal;
const tick = (clock: string): ToolCall => ({ name: 'tick_clock', clock });

describe('The rulings of a reply', () => {
  it('are made one after the other, in the order they were asked for', async () => {
    const log: string[] = [];
    const reply = sampleReply({
      async callTool(request) {
        log.push(`begin ${JSON.stringify(request)}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        log.push('end');
        return { ruling: rulingOn(request), state: sampleBrief().state };
      },
    });
    const rulings = openRulings(reply, unheard);
    await Promise.all([rulings.callTool(tick('one'), open), rulings.callTool(tick('two'), open)]);
    expect(log).toEqual([`begin ${JSON.stringify(tick('one'))}`, 'end', `begin ${JSON.stringify(tick('two'))}`, 'end']);
    expect(rulings.progress().rulings.map((ruling) => ruling.call)).toEqual([tick('one'), tick('two')]);
  });

  it('are not asked for by someone whose speech is over', async () => {
    const reply = sampleReply();
    const rulings = openRulings(reply, unheard);
    expect(await rulings.callTool(tick('one'), AbortSignal.abort())).toBe('The reply is over.');
    expect([reply.asked, rulings.progress().rulings]).toEqual([[], []]);
  });
});
