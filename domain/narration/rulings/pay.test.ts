import { describe, expect, it } from 'vitest';
import { hero as sheetOf } from '#domain/character/character.fixture.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { isBribed, memoriesOf } from '#domain/narration/people.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { applyEffect, sheetEffectsOf } from '#domain/narration/sheet-effect.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { noCoins } from '#domain/rules/coins.ts';
import { bench as quiet, harbour, intents, opened } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';
import type { RulingContext } from './rule-on-call.ts';
import { tellRuling } from './tell-ruling.ts';

const kara = sheetOf({ coins: { ...noCoins, gold: 3, silver: 2 } });
const party = [
  { id: 'kara', name: 'Kara', card: heroCardOf(kara) },
  { id: 'tomas', name: 'Tomas' },
];
const bench: RulingContext = { ...quiet, party };
const pay = (coins: object, over: object = {}) =>
  ToolCall.parse({ name: 'pay', heroId: 'kara', npc: 'ferrywoman', coins, purpose: 'gift', ...over });

function reply(calls: object[], over: Partial<RulingContext> = {}) {
  const context = calls.reduce<RulingContext>(
    (before, call) => {
      const { ruling, state } = rule(before, ToolCall.parse(call));
      return { ...before, state, rulings: [...before.rulings, ruling] };
    },
    { ...bench, ...over },
  );
  return { ...context, told: context.rulings.map(tellRuling) };
}

describe('paying', () => {
  it('takes the coins from the purse of the sheet, with change, and is kept in mind', () => {
    const { rulings, state, told } = reply([pay({ silver: 5 })]);
    expect(told).toEqual(['Kara pays Oda five silver.']);
    expect(memoriesOf(state, 'ferrywoman', ['given'])).toMatchObject([{ by: 'kara', words: 'five silver' }]);
    const [effect] = sheetEffectsOf({ adventure: harbour, party: [{ id: 'kara', name: 'Kara', sheet: heroSheetOf(kara) }] }, rulings);
    const after = effect && applyEffect(kara, effect, { dice: () => 1, newId: () => 'new' });
    expect(after?.ok === true && after.value.character.coins).toEqual({ ...noCoins, gold: 2, silver: 7 });
  });

  it.each([
    [
      'without the coins, naming what is there',
      pay({ gold: 4 }),
      'In the purse of Kara there is three gold and two silver, and that is not enough.',
    ],
    ['without a sum', pay({}), 'Nobody pays without a sum: say how many coins, and of what.'],
    ['without a sheet', pay({ gold: 1 }, { heroId: 'tomas' }), 'Tomas has no sheet, and so no purse to pay from.'],
    ['to nobody who is here', pay({ gold: 1 }, { npc: 'rat' }), 'There is nobody like that here.'],
  ])('is refused %s', (_, call, words) => {
    const { told, state, rulings } = reply([call]);
    expect({ told, state, allowed: rulings[0]?.allowed }).toEqual({ told: [words], state: opened, allowed: false });
  });

  it('cannot spend the same coin twice in one reply', () => {
    const twice = reply([pay({ gold: 3 }), pay({ gold: 1 })]);
    expect(twice.rulings.map(({ allowed }) => allowed)).toEqual([true, false]);
    expect(purseOf({ id: 'kara', card: heroCardOf(kara) }, twice.rulings)).toEqual({ ...noCoins, silver: 2 });
  });

  it('needs an intent of that hero, and a turn of the table', () => {
    expect(reply([pay({ gold: 1 })], { intents: intents.slice(1) }).told).toEqual([
      'Kara does nothing now: their player has not said what they do.',
    ]);
    expect(reply([pay({ gold: 1 })], { cause: 'chat' }).rulings[0]?.facts[0]?.code).toBe('takesTurn');
  });
});

describe('a bribe', () => {
  const persuade = { name: 'check', heroId: 'kara', skill: 'persuasion', dc: 12, npc: 'ferrywoman' };
  const dicePerCheck = ({ rulings }: { rulings: RulingContext['rulings'] }) =>
    rulings.flatMap(({ call, rolls }) => (call.name === 'check' ? rolls.map(({ faces }) => faces.length) : []));

  it('gives advantage on the next persuasion of whoever took it, once', () => {
    const paid = reply([pay({ gold: 1 }, { purpose: 'bribe' }), persuade]);
    expect(dicePerCheck(paid)).toEqual([2]);
    expect(isBribed(paid.state, 'ferrywoman')).toBe(false);
    expect(dicePerCheck(reply([persuade], { state: paid.state }))).toEqual([1]);
  });

  it('gives none to anybody else, nor for another skill', () => {
    const bribe = pay({ gold: 1 }, { purpose: 'bribe' });
    expect(dicePerCheck(reply([bribe, { ...persuade, npc: 'hound' }]))).toEqual([1]);
    expect(dicePerCheck(reply([bribe, { ...persuade, skill: 'intimidation' }]))).toEqual([1]);
    expect(dicePerCheck(reply([pay({ gold: 1 }), persuade]))).toEqual([1]);
  });
});

describe('a stake', () => {
  const stake = (coins: object) => pay(coins, { purpose: 'stake' });
  const thrown = (theirs: number, own: number) => {
    const faces = [theirs, own];
    return reply([stake({ gold: 2 })], { dice: () => faces.shift() ?? 1 });
  };

  it('is won by the higher throw, and lost by a lower or the same one', () => {
    const gold = (theirs: number, own: number) => purseOf({ id: 'kara', card: heroCardOf(kara) }, thrown(theirs, own).rulings)?.gold;
    expect([gold(5, 6), gold(6, 6), gold(7, 6)]).toEqual([5, 1, 1]);
    expect([thrown(5, 6).told, thrown(7, 6).told]).toEqual([['Kara wins two gold from Oda.'], ['Kara loses two gold to Oda.']]);
  });

  it('is small', () => {
    const rich = [{ id: 'kara', name: 'Kara', card: heroCardOf(sheetOf({ coins: { ...noCoins, gold: 900 } })) }];
    expect(reply([stake({ gold: 6 })], { party: rich }).told).toEqual(['Oda does not play for so much.']);
  });
});

describe('a gift', () => {
  const give = { name: 'give', heroId: 'kara', npc: 'ferrywoman', loot: 'lantern' };
  const holding = (holder: string) => ({ state: { ...opened, taken: { lantern: holder } } });

  it('passes on what the hero took, once, and is kept in mind', () => {
    const { state, told } = reply([give, give], holding('kara'));
    expect(told).toEqual(['Kara gives the lantern to Oda.', 'Kara does not have that to give.']);
    expect(state.taken).toEqual({ lantern: 'ferrywoman' });
    expect(memoriesOf(state, 'ferrywoman', ['given'])).toMatchObject([{ by: 'kara', words: 'the lantern' }]);
  });

  it('is refused of what another holds, and of what nobody took', () => {
    expect(reply([give], holding('tomas')).told).toEqual(['Kara does not have that to give.']);
    expect(reply([give]).told).toEqual(['Kara does not have that to give.']);
  });
});
