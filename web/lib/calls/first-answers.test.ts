import { describe, expect, it } from 'vitest';
import { FirstAnswers } from './first-answers.ts';

const words = { call: 'chat.list', input: '{"campaignId":"c1"}', taker: 'call', answer: '{"messages":[]}' };
const list = { call: 'campaigns.list', input: '{}', taker: 'cache', answer: '[]' };
const at = (now: number) => new FirstAnswers([words, list], 1000, () => now);

describe('an answer that the page brought along', () => {
  it('is given to the first call of that operation with that input, and to no other', () => {
    const answers = at(1500);
    expect(answers.take(['chat', 'list'], { campaignId: 'c2' })).toBeNull();
    expect(answers.take(['chat', 'list'], { campaignId: 'c1' })).toEqual({ json: { messages: [] } });
    expect(answers.take(['chat', 'list'], { campaignId: 'c1' })).toBeNull();
  });

  it('for the cache is given to the cache, once, and to no call', () => {
    const answers = at(1500);
    expect(answers.take(['campaigns', 'list'], {})).toBeNull();
    expect(answers.takeCached()).toEqual([{ path: ['campaigns', 'list'], input: {}, answer: [] }]);
    expect(answers.takeCached()).toEqual([]);
  });

  it('does not hold for a page that is older than ten seconds', () => {
    const answers = at(11_000);
    expect([answers.take(['chat', 'list'], { campaignId: 'c1' }), answers.takeCached()]).toEqual([null, []]);
  });

  it('is dropped when somebody else signs in', () => {
    const answers = at(1500);
    answers.drop();
    expect([answers.take(['chat', 'list'], { campaignId: 'c1' }), answers.takeCached()]).toEqual([null, []]);
  });
});
