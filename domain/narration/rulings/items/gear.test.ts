import { expect, it } from 'vitest';
import { noCoins } from '#domain/rules/coins.ts';
import { granted, hero } from '#domain/character/character.fixture.ts';
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
