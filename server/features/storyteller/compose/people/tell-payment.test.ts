import { describe, expect, it } from 'vitest';
import { hero as sheetOf } from '#domain/character/character.fixture.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { noCoins } from '#domain/rules/coins.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const rich = heroCardOf(sheetOf({ coins: { ...noCoins, gold: 3, copper: 8 } }));

/** What comes of one line, checked as a model's reply is. */
function said(text: string, { over = {}, card = rich }: { over?: Partial<PlayState>; card?: typeof rich | null } = {}) {
  const state = { ...openingState(templateAdventure), ...over };
  const brief = briefOf({
    campaignId: 'purse',
    adventure: templateAdventure,
    state,
    party: [{ id: 'mira', name: 'Mira', ...(card && { card }) }],
    intents: [{ heroId: 'mira', text }],
  });
  const { text: told, progress, marks } = playReply(brief, new Set());
  const material = { earlier: [], secrets: [], instructions: [], ids: [] };
  expect({ told, objections: checkReply(told, brief, material, progress) }).toEqual({ told, objections: [] });
  return { told, state: progress.state, rulings: progress.rulings, marks };
}
const inn = { over: { scene: 'borrowed-anchor' } };

describe('the purse', () => {
  it.each([
    ['I slip Wenna two gold', 'bribe', { gold: 2 }],
    ['I give Nettle a gold piece', 'gift', { gold: 1 }],
    ['I bet one gold with Nettle', 'stake', { gold: 1 }],
  ])('pays what is said: %s', (text, purpose, coins) => {
    const { rulings } = said(text);
    expect(rulings[0]).toMatchObject({ allowed: true, call: { name: 'pay', purpose, coins } });
  });

  it('is named where it does not hold so much, and then nothing is paid', () => {
    const { told, rulings } = said('I slip Wenna twenty gold');
    expect(told).toContain('In the purse of Mira there is three gold and eight copper, and that is not enough.');
    expect(rulings.map(({ allowed }) => allowed)).toEqual([false]);
  });

  it('pays the price of what is served', () => {
    const { rulings, told } = said('I buy a mug of cider', inn);
    expect(rulings[0]).toMatchObject({ allowed: true, call: { purpose: 'goods', coins: { copper: 1 } } });
    expect(told).toContain('a mug of cider');
  });

  it('pays no more than the price, and pays it for what was asked for in the same words', () => {
    const { rulings, told } = said('I ask whoever is here for a mug of cider and pay 1 gold for it', inn);
    expect(rulings[0]).toMatchObject({ allowed: true, call: { purpose: 'goods', coins: { copper: 1 } } });
    expect(told).toContain('a mug of cider');
  });

  it.each(['I arm wrestle Wenna for 1 gold', 'I play dice with Wenna for 1 gold', 'I race Wenna to the boat for 1 gold'])(
    'sets a stake where a contest is for coins: %s',
    (text) => {
      expect(said(text).rulings[0]).toMatchObject({ call: { name: 'pay', npc: 'wenna-tarn', purpose: 'stake', coins: { gold: 1 } } });
    },
  );

  it.each(['I challenge the strongest fisherman to arm wrestling for 1 gold', 'I give the fishermen 1 gold'])(
    'stays shut for people whom a place only speaks of: %s',
    (text) => {
      const { rulings, told, marks } = said(text);
      expect(rulings).toEqual([]);
      expect(told).toContain('The coins go back into the purse.');
      expect(marks[0]).toMatchObject({ by: 'refusal' });
    },
  );

  it('does not seem to pay another hero', () => {
    const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name, card: rich }));
    const intents = [{ heroId: 'mira', text: 'I give Tov 2 gold coins and one javelin' }];
    const { text, progress } = playReply(briefOf({ adventure: templateAdventure, party, intents }), new Set());
    expect(text).toContain('Of the coins nothing has changed hands.');
    expect(progress.rulings).toEqual([]);
  });

  it('is asked for a sum', () => {
    expect(said('I bribe Wenna').told).toContain('say how many coins');
  });

  it('lets a bribe weigh on the words that come with it', () => {
    const { rulings } = said('I bribe Wenna with two gold to tell us what she knows');
    expect(rulings.map(({ call }) => call.name).slice(0, 2)).toEqual(['pay', 'check']);
    expect(rulings[1]?.rolls[0]?.faces).toHaveLength(2);
  });

  it('is not missed by a hero without a sheet: food and drink go on the slate, and are owed', () => {
    const { state, rulings } = said('I buy a mug of cider', { ...inn, card: null });
    expect(rulings).toEqual([]);
    expect(state.people?.['juniper-lug']?.memories).toEqual([expect.objectContaining({ kind: 'owed', words: 'a mug of cider' })]);
  });
});

describe('coins that a hero gives another', () => {
  const purse = { ...noCoins, gold: 6 };
  const table = ['Mira', 'Tov'].map((name) => {
    const character = sheetOf({ name, coins: purse });
    return { id: name.toLowerCase(), name, sheet: heroSheetOf(character), card: heroCardOf(character) };
  });
  const gives = (text: string) => {
    const state = openingState(templateAdventure);
    const brief = briefOf({ adventure: templateAdventure, state, party: table, intents: [{ heroId: 'mira', text }] });
    const { text: told, progress } = playReply(brief, new Set());
    const objections = checkReply(told, brief, { earlier: [], secrets: [], instructions: [], ids: [] }, progress);
    expect({ told, objections }).toEqual({ told, objections: [] });
    return { told, rulings: progress.rulings };
  };

  it.each([
    ['I give Tov 5 gold', { gold: 5 }],
    ['I hand Tov two gold pieces', { gold: 2 }],
    ['I pay Tov back one gold', { gold: 1 }],
    ['I toss 3 gp to Tov', { gold: 3 }],
    ['slip tov a gold coin', { gold: 1 }],
  ])('go over by a ruling: %s', (text, coins) => {
    const { rulings, told } = gives(text);
    expect(rulings).toMatchObject([{ allowed: true, call: { name: 'handle_gear', to: 'tov', coins } }]);
    expect(told).toContain('out of one purse into the other');
    expect(told).not.toContain('nothing has changed hands');
  });

  it('stay in a purse that does not hold them, and its sentence says what is in it', () => {
    const { rulings, told } = gives('I give Tov 9 gold');
    expect(rulings.map(({ allowed }) => allowed)).toEqual([false]);
    expect(told).toContain('In the purse of Mira there is six gold: not those coins, or not so many.');
  });

  it('stay where one hero bets them with another', () => {
    const { rulings, told } = gives('I bet Tov 2 gold');
    expect(rulings).toEqual([]);
    expect(told).toContain('nothing has changed hands');
  });
});

describe('a gift', () => {
  it('goes over to whoever it is for, who thanks for it', () => {
    const { state, rulings, told } = said('I give the net bells to Nettle', { over: { taken: { 'net-bells': 'mira' } } });
    expect(rulings.map(({ call, allowed }) => [call.name, allowed])).toEqual([
      ['give', true],
      ['meet_want', true],
    ]);
    expect(state.taken).toEqual({ 'net-bells': 'nettle' });
    expect(told).toContain('string of net bells');
  });

  it('stays where it is only shown', () => {
    expect(said('I show the net bells to Nettle', { over: { taken: { 'net-bells': 'mira' } } }).rulings).toEqual([]);
  });
});

describe('what somebody has to sell', () => {
  const sold = (over: Partial<PlayState>) => (over.tags ?? []).map(({ about, state, by }) => ({ about, state, by }));
  const tooth = { about: { kind: 'thing', name: 'the tooth' }, state: 'carried', by: 'mira' };

  it.each([
    ['I buy the whale tooth from the child for 3 copper pieces', { copper: 3 }],
    ['I buy the tooth from Nettle for 5 silver pieces', { copper: 3 }],
    ['I buy the whale tooth', { copper: 3 }],
  ])('is had for its price, and for no more: %s', (text, coins) => {
    const { rulings, state } = said(text);
    expect(rulings[0]).toMatchObject({ allowed: true, call: { name: 'pay', npc: 'nettle', coins } });
    expect(sold(state)).toMatchObject([{ ...tooth, about: { kind: 'thing' } }]);
    expect(said('I buy the tooth from Nettle', { over: state }).rulings).toEqual([]);
  });

  it('has its price named to whoever offers less', () => {
    const { told, state, rulings } = said('I buy the whale tooth from Nettle for 1 copper piece');
    expect(told).toContain('three copper');
    expect([rulings, sold(state)]).toEqual([[], []]);
  });

  it('is not had for nothing', () => {
    expect(sold(said('I steal the doorknob out of the sack').state)).toEqual([]);
    expect(sold(said('I buy the doorknob from Nettle', { card: null }).state)).toEqual([]);
  });

  it('is told with its prices once it has been told of', () => {
    const { state } = said('I ask Nettle what she has for sale');
    expect(said('I ask Nettle what she has for sale', { over: state }).told).toContain('a whale tooth for three copper');
  });

  it('wins nobody over who stands by, where a crab is stroked', () => {
    const { rulings } = said('I pet the crab');
    expect(rulings.map(({ call }) => call.name)).not.toContain('update_npc');
  });
});
