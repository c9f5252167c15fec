import { describe, expect, it } from 'vitest';
import { granted, hero } from '#domain/character/character.fixture.ts';
import type { Item } from '#domain/character/character.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroItemsOf } from '#domain/narration/items/hero-items.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { applyEffect, sheetEffectsOf } from '#domain/narration/sheet-effect.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { harbour, opened, party } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import type { RulingContext } from '#domain/narration/rulings/ruling-context.ts';

const content = await contentOfItems();
const spells = new Map([...(await loadSpellDetails(1)), ...(await loadSpellDetails(3))]);
const wand: Item = {
  ...itemOf('torch', 1, 'wand'),
  catalogId: 'magic:wand-of-fireballs',
  name: 'Wand of Fireballs',
  place: 'mainHand',
  attuned: true,
};
const [kara, tomas] = party;
if (!kara || !tomas) throw new Error('the fixture has two heroes');
const bearer = hero({ inventory: [itemOf('potion-of-healing', 1, 'potion'), wand], damage: 9, hitPointGains: [], level: 1 });
const armed: Hero = { ...kara, sheet: { ...heroSheetOf(bearer), items: heroItemsOf(bearer, { items: content.items, spells }) } };
const table = [armed, tomas];

const base = (text: string, more: Partial<RulingContext> = {}): RulingContext => {
  const state = { ...opened, heroes: { [armed.id]: { damage: 9 }, [tomas.id]: { damage: 999 } } };
  const intents = [{ heroId: armed.id, text }];
  return { adventure: harbour, state, party: table, intents, cause: 'turn', begun: state, rulings: [], dice: () => 3, ...more };
};
const use = { name: 'use_item', heroId: armed.id, item: 'Potion of Healing' } as const;
const point = { name: 'use_item', heroId: armed.id, item: 'wand of fireballs', target: 'hound' } as const;

describe('an item that a hero uses in the story', () => {
  it('mends whoever drinks it by dice of the ruling, and is gone from the sheet', () => {
    const { ruling, state } = rule(base('I drink my potion.'), use);
    expect(ruling.facts).toMatchObject([{ code: 'usesItemOnSelf' }]);
    expect(state.heroes[armed.id]).toEqual({ damage: 1 });
    const [effect, ...more] = sheetEffectsOf({ adventure: harbour, party: table }, [ruling]);
    expect(more).toEqual([]);
    const after = effect && granted(applyEffect(bearer, effect, { dice: () => 1, newId: () => 'new', content }));
    expect(after?.character).toMatchObject({ damage: 1, inventory: [{ id: 'wand' }] });
    expect(after?.rolls).toEqual([]);
  });

  it('mends another who has fallen', () => {
    const { ruling, state } = rule(base('I pour my potion into Tomas.'), { ...use, target: tomas.id });
    expect(ruling.facts).toMatchObject([{ code: 'usesItemOn' }]);
    expect(state.heroes[tomas.id]?.damage).toBe(999 - 8);
    const effects = sheetEffectsOf({ adventure: harbour, party: table }, [ruling]);
    const after = effects[0] && granted(applyEffect(bearer, effects[0], { dice: () => 1, newId: () => 'new', content }));
    expect(after?.character).toMatchObject({ damage: 9, inventory: [{ id: 'wand' }] });
  });

  it('makes somebody who is dying stable with a kit: a use is gone, and no check is made', () => {
    const kitted = hero({ inventory: [itemOf('healers-kit', 1, 'kit')], hitPointGains: [], level: 1 });
    const healer: Hero = { ...kara, sheet: { ...heroSheetOf(kitted), items: heroItemsOf(kitted, { items: content.items, spells }) } };
    const down: Hero = { ...tomas, sheet: { ...heroSheetOf(bearer), characterId: 'tomas-sheet' } };
    const context = { ...base('I use my healer’s kit on Tomas.'), party: [healer, down] };
    const { ruling, state } = rule(context, { ...use, item: 'Healer’s Kit', target: tomas.id });
    expect(ruling).toMatchObject({ allowed: true, rolls: [] });
    expect(state.heroes[tomas.id]).toMatchObject({ stable: true });
    const [paid, ...others] = sheetEffectsOf({ adventure: harbour, party: [healer, down] }, [ruling]);
    expect(others).toEqual([{ kind: 'stabilized', characterId: 'tomas-sheet' }]);
    const after = paid && granted(applyEffect(kitted, paid, { dice: () => 1, newId: () => 'new', content }));
    expect(after?.character.inventory).toMatchObject([{ id: 'kit', used: { charges: 1 } }]);
  });

  it('strikes who is present with the save and the dice of its spell, and spends a charge', () => {
    const { ruling, state } = rule(base('I point the wand at the hound.', { dice: (sides) => (sides === 20 ? 2 : 1) }), point);
    expect(ruling).toMatchObject({ allowed: true, rolls: [{ against: 15 }, { dice: '8d6' }] });
    expect(state.npcs['hound']).toMatchObject({ damage: 8, attitude: 'hostile' });
    const saved = rule(base('I point the wand at the hound.', { dice: (sides) => (sides === 20 ? 18 : 1) }), point);
    expect(saved.state.npcs['hound']).toMatchObject({ damage: 4 });
    const [effect] = sheetEffectsOf({ adventure: harbour, party: table }, [ruling]);
    const after = effect && granted(applyEffect(bearer, effect, { dice: () => 1, newId: () => 'new', content })).character;
    expect(after?.inventory.find(({ id }) => id === 'wand')?.used).toEqual({ charges: 1 });
  });

  it.each([
    ['that nobody carries', base('I drink it.'), { ...use, item: 'Elixir of Health' }, 'hasNoSuchItem'],
    ['while a fight goes on', base('I drink my potion.', { fighting: true }), use, 'foughtElsewhere'],
    ['at nobody', base('I fire the wand.'), { ...point, target: 'nobody' }, 'nobodyToStrikeAt'],
    ['by somebody whose player waits', base('I wait.'), use, 'heroWantsElse'],
  ])('is refused %s', (_, context, call, code) => {
    expect(rule(context, call).ruling).toMatchObject({ allowed: false, facts: [{ code }] });
  });

  it('mends with so many of a pile as help, and all of them are gone from the sheet', () => {
    const pile = hero({ inventory: [itemOf('potion-of-healing', 3, 'potion')], damage: 9, hitPointGains: [], level: 1 });
    const owner: Hero = { ...kara, sheet: { ...heroSheetOf(pile), items: heroItemsOf(pile, { items: content.items, spells }) } };
    const context = { ...base('I drink three potions.'), party: [owner, tomas], dice: () => 1 };
    const { ruling, state } = rule(context, { ...use, times: 3 });
    expect(ruling).toMatchObject({ facts: [{ code: 'usesItemOnSelf', slots: { item: 'Potion of Healing 3 times' } }] });
    expect(state.heroes[owner.id]).toEqual({ damage: 0 });
    const [effect] = sheetEffectsOf({ adventure: harbour, party: context.party }, [ruling]);
    const after = effect && granted(applyEffect(pile, effect, { dice: () => 4, newId: () => 'new', content }));
    expect(after?.character).toMatchObject({ damage: 0, inventory: [] });
    const enough = rule({ ...context, dice: () => 4 }, { ...use, times: 3 });
    expect(enough.ruling.rolls).toHaveLength(1);
    expect(rule(context, { ...use, times: 4 }).ruling.facts).toMatchObject([{ code: 'hasTooFew' }]);
  });

  it('is used once in a reply, and a wand beside nothing else', () => {
    const context = base('I drink my potion and fire the wand.');
    const first = rule(context, use);
    const next = { ...context, state: first.state, rulings: [first.ruling] };
    expect(rule(next, use).ruling.facts).toMatchObject([{ code: 'heroHasActed' }]);
    const second = rule(next, point);
    expect(second.ruling.allowed).toBe(true);
    expect(rule({ ...next, rulings: [first.ruling, second.ruling] }, point).ruling.facts).toMatchObject([{ code: 'heroHasActed' }]);
  });
});
