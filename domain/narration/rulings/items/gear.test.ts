import { describe, expect, it } from 'vitest';
import { noCoins } from '#domain/rules/coins.ts';
import { granted, hero } from '#domain/character/character.fixture.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { noContent } from '#domain/character/effects/content.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { applyEffect, sheetEffectsOf } from '#domain/narration/sheet-effect.ts';
import { harbour, opened, party } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';

const nobody = { dead: [], down: [], saved: [], bleeding: [] };
const aftermath = { id: 'f', slain: ['Priest'], carried: [{ name: 'Priest', things: ['mace'] }], ...nobody };

it('a weapon of somebody who fell is taken once, and stands on the sheet as the rules have it', () => {
  const [kara] = party;
  if (!kara) throw new Error('the fixture has a hero');
  const bearer = hero({ inventory: [] });
  const table = [{ ...kara, sheet: heroSheetOf(bearer) }];
  const intents = [{ heroId: kara.id, text: 'I take the mace of the priest.' }];
  const context = {
    adventure: harbour,
    begun: opened,
    party: table,
    intents,
    cause: 'turn' as const,
    rulings: [],
    dice: () => 1,
    aftermath,
  };
  const call = { name: 'handle_gear', heroId: kara.id, item: 'mace' } as const;
  const { ruling, state } = rule({ ...context, state: opened }, call);
  expect(ruling).toMatchObject({ allowed: true, facts: [{ code: 'takesFallen', slots: { from: 'Priest' } }] });
  expect(rule({ ...context, state }, call).ruling).toMatchObject({ allowed: false, facts: [{ code: 'isTaken' }] });
  const [effect] = sheetEffectsOf({ adventure: harbour, party: table }, [ruling]);
  const after = effect && granted(applyEffect(bearer, effect, { dice: () => 1, newId: () => 'new' }));
  expect(after?.character.inventory).toMatchObject([{ name: 'Mace', catalogId: 'mace', type: 'Weapon' }]);
});

it.each([
  ['leather armor', 'leather-armor', 'Armor', 'Leather Armor'],
  ['shield', 'shield', 'Armor', 'Shield'],
  ["thieves' tools", 'thieves-tools', 'Gear', "Thieves' Tools"],
  ['holy symbol', 'holy-symbol-amulet', 'Gear', 'Holy Symbol, Amulet'],
])('%s of somebody who fell is what the catalogue has', (item, catalogId, type, name) => {
  const taken = granted(
    applyEffect(hero({ inventory: [] }), { kind: 'takesUp', characterId: 'k', item }, { dice: () => 1, newId: () => 'new' }),
  );
  expect(taken.character.inventory).toMatchObject([{ catalogId, type, name }]);
});

it('the purse of somebody who fell is coins on the sheet, once', () => {
  const [kara] = party;
  if (!kara) throw new Error('the fixture has a hero');
  const bearer = hero({ coins: noCoins });
  const coins = { ...noCoins, gold: 2, silver: 5 };
  const left = { ...aftermath, carried: [{ name: 'Priest', things: ['mace', 'purse'], coins }] };
  const intents = [{ heroId: kara.id, text: 'I take the purse of the priest.' }];
  const stage = { adventure: harbour, begun: opened, intents, cause: 'turn' as const, rulings: [], dice: () => 1 };
  const context = { ...stage, party: [{ ...kara, sheet: heroSheetOf(bearer) }], aftermath: left };
  const call = { name: 'handle_gear', heroId: kara.id, item: 'purse' } as const;
  const { ruling, state } = rule({ ...context, state: opened }, call);
  expect(ruling.facts).toMatchObject([{ code: 'takesFallen', slots: { item: 'two gold and five silver' } }]);
  expect(rule({ ...context, state }, call).ruling.allowed).toBe(false);
  const [effect] = sheetEffectsOf(context, [ruling]);
  const after = effect && granted(applyEffect(bearer, effect, { dice: () => 1, newId: () => 'new' }));
  expect(after?.character.coins).toEqual(coins);
});

describe('coins that one hero hands to another', () => {
  const [kara, tomas] = party;
  if (!kara || !tomas) throw new Error('the fixture has two heroes');
  const giver = hero({ id: 'kara-sheet', coins: { ...noCoins, gold: 6, silver: 2 } });
  const taker = hero({ id: 'tomas-sheet', name: 'Tomas', coins: { ...noCoins, gold: 1 } });
  const withSheet = (one: Hero, character: typeof giver): Hero => ({ ...one, sheet: heroSheetOf(character), card: heroCardOf(character) });
  const table = [withSheet(kara, giver), withSheet(tomas, taker)];
  const stage = { adventure: harbour, begun: opened, state: opened, party: table, cause: 'turn' as const, rulings: [], dice: () => 1 };
  const context = { ...stage, intents: [{ heroId: kara.id, text: 'I give Tomas five gold.' }] };
  const call = { name: 'handle_gear', heroId: kara.id, item: 'coins', to: tomas.id, coins: { gold: 5 } } as const;

  it('are moved on both sheets at once', () => {
    const { ruling } = rule(context, call);
    expect(ruling).toMatchObject({ allowed: true, facts: [{ code: 'handsCoins', slots: { target: 'Tomas', coins: 'five gold' } }] });
    const effects = sheetEffectsOf({ adventure: harbour, party: table }, [ruling]);
    expect(effects).toMatchObject([{ kind: 'handsOver', characterId: 'kara-sheet', to: 'tomas-sheet' }]);
    const [effect] = effects;
    const chance = { dice: () => 1, newId: () => 'new', content: { ...noContent, others: [taker] } };
    const after = effect && granted(applyEffect(giver, effect, chance));
    expect(after?.character.coins).toEqual({ ...noCoins, gold: 1, silver: 2 });
    expect(after).toMatchObject({ reached: [{ character: { coins: { gold: 6 } } }] });
  });

  it('are counted for the rest of the reply, on both sides', () => {
    const { ruling } = rule(context, call);
    const [own, other] = table.map((one) => purseOf(one, [ruling])?.gold);
    expect([own, other]).toEqual([1, 6]);
    expect(rule({ ...context, rulings: [ruling] }, call).ruling).toMatchObject({ allowed: false, facts: [{ code: 'heroHasActed' }] });
  });

  it.each([
    [
      'more than there are',
      { coins: { gold: 7 } },
      {},
      'In the purse of Kara there is six gold and two silver: not those coins, or not so many.',
    ],
    ['of a kind that is not there', { coins: { platinum: 1 } }, {}, 'not those coins'],
    ['none', { coins: {} }, {}, 'Nobody pays without a sum'],
    ['to somebody without a sheet', {}, { party: [table[0] ?? kara, tomas] }, 'Tomas has no sheet'],
    [
      'to a purse that is full',
      {},
      { party: [table[0] ?? kara, withSheet(tomas, hero({ coins: { ...noCoins, gold: gameLimits.coins } }))] },
      'holds no more coins',
    ],
    ['of which their own player said nothing', {}, { intents: [{ heroId: kara.id, text: 'I look out to sea.' }] }, 'Kara'],
  ])('stay where they are: %s', (_, changes, more, sentence) => {
    const { ruling } = rule({ ...context, ...more }, { ...call, ...changes });
    expect(ruling.allowed).toBe(false);
    expect(tellRuling(ruling)).toContain(sentence);
  });
});
