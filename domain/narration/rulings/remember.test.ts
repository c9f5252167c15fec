import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { memoriesOf } from '#domain/narration/people.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { resolveIntents } from '#domain/turn/resolve-intents.ts';
import { bench, harbour, intents, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';
import type { RulingContext } from './rule-on-call.ts';
import { endReply } from './story-time.ts';

const remember = (over: object = {}) =>
  ToolCall.parse({ name: 'remember', heroId: 'kara', npc: 'ferrywoman', kind: 'promised', words: 'to bring the rope back', ...over });

function reply(calls: ToolCall[], over: Partial<RulingContext> = {}): RulingContext {
  return calls.reduce<RulingContext>(
    (context, call) => {
      const { ruling, state } = rule(context, call);
      return { ...context, state, rulings: [...context.rulings, ruling] };
    },
    { ...bench, ...over },
  );
}
const codes = ({ rulings }: RulingContext) => rulings.map(({ facts }) => facts[0]?.code);

describe('remember', () => {
  it('has somebody present keep words in mind, cleaned and cut', () => {
    const { state, rulings } = reply([remember({ words: ` I will\ncome\u200B back ${'soon '.repeat(60)}` })]);
    const [memory] = memoriesOf(state, 'ferrywoman', ['promised']);
    expect(memory).toMatchObject({ by: 'kara', turn: 20, words: expect.stringMatching(/^I will come back soon/) });
    expect(memory?.words.length).toBeLessThanOrEqual(limits.memoryLength);
    expect(rulings[0]?.call).toMatchObject({ words: memory?.words });
  });

  it('needs an intent of that hero, and somebody who is here', () => {
    const alone = intents.filter(({ heroId }) => heroId === 'tomas');
    expect(codes(reply([remember()], { intents: alone }))).toEqual(['heroDoesNotAct']);
    expect(codes(reply([remember({ npc: 'rat' }), remember({ npc: 'nobody' }), remember({ words: ' \u200B ' })]))).toEqual([
      'nobodyHere',
      'nobodyHere',
      'nothingToRemember',
    ]);
  });

  it('is bounded in one reply', () => {
    const many = Array.from({ length: limits.memoriesPerReply + 1 }, (_, n) => remember({ words: `thing number ${n}` }));
    expect(codes(reply(many))).toEqual([...Array.from({ length: limits.memoriesPerReply }, () => 'remembers'), 'enoughRemembered']);
  });

  it('takes no action and no time, and is no deed of the hero', () => {
    const check = ToolCall.parse({ name: 'check', heroId: 'kara', skill: 'perception', dc: 10 });
    expect(codes(reply([remember(), check]))).toEqual(['remembers', 'checkSuccess']);
    const { rulings, state } = reply([remember()], { cause: 'chat', party: party.slice(0, 1) });
    const brief = { adventure: harbour, intents, party: party.slice(0, 1), cause: 'chat' as const };
    expect(endReply({ brief, rulings }, state).time?.turns).toBe(20);
    expect(resolveIntents({ intents, party }, { rulings })[0]).toMatchObject({ outcome: 'notAnswered' });
  });
});
