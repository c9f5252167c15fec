import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { partyOf } from '#tests/exam/party.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { withOrders } from './with-orders.ts';

const adventure = readyAdventures.get('high-ambry') ?? sampleAdventure;
const state = { ...openingState(adventure), scene: 'sleeping-ox', visited: ['sleeping-ox'] };

describe('an order', () => {
  it.each([
    ['2 ales pls joss, one for me one for the sad lady', 'I buy 2 ales.'],
    ['two ales and a stew please joss!', 'I buy two ales. I buy a stew.'],
    ['two ales, one for me, one for Perpetua there', 'I buy two ales.'],
    ['Two ales and a stew, please', 'I buy two ales. I buy a stew.'],
    ["I'd like an ale and some stew please.", 'I buy an ale. I buy some stew.'],
    ['Joss, can we get two stews and a jar of pickled walnuts?', 'I buy two stews. I buy a jar of pickled walnuts.'],
  ])('is bought thing by thing: %s', (text, bought) => {
    expect(withOrders(text, { adventure, state, party: [] })).toBe(bought);
  });

  it('is paid for with the sum that is named', () => {
    const text = "I'll take the jar of pickled walnuts for six copper.";
    expect(withOrders(text, { adventure, state, party: [] })).toBe('I pay Joss Pottle six copper for the jar of pickled walnuts.');
  });

  it.each([
    'Two ales',
    'I take the socks and the cider',
    'I look at the ox and an ale',
    "I'd like two stews and an ale. How much is that?",
    '"Two ales, please," she said to Joss.',
  ])('is not read where nothing is ordered: %s', (text) => {
    expect(withOrders(text, { adventure, state, party: [] })).toBe(text);
  });

  it.each([
    ['two ales and a jar of pickled walnuts please joss', [{ copper: 8 }, { copper: 6 }]],
    ["I'll buy three strings of onions", [{ copper: 9 }]],
  ])('costs what each thing costs, so many times as it is wanted: %s', (text, paid) => {
    const intents = [{ heroId: 'hero-1', text }];
    const { progress } = playReply(briefOf({ adventure, state, party: partyOf(state), intents }), new Set());
    const copper = (coins: { copper?: number | undefined; silver?: number | undefined }) => (coins.copper ?? 0) + 10 * (coins.silver ?? 0);
    expect(progress.rulings.flatMap(({ allowed, call }) => (allowed && call.name === 'pay' ? [copper(call.coins)] : []))).toEqual(
      paid.map((coins) => copper(coins)),
    );
  });
});
