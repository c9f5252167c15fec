import { describe, expect, it } from 'vitest';
import { SheetAct } from '#domain/character/actions/act.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { granted, hero, refusalOf, scripted } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { giveItem, itemOf } from './inventory.ts';

const { items } = await contentOfItems();
const { spell } = await contentOfSpell({ homebrew: [] }, 'goodberry');
const act = (character: Character, given: Parameters<typeof SheetAct.parse>[0]) =>
  actOnSheet(character, SheetAct.parse(given), scripted(), { spell, features: new Map(), items });
const done = (...given: Parameters<typeof act>) => granted(act(...given)).character;

const druid = hero({ class: 'druid', level: 3, damage: 5, spells: [{ spell: 'goodberry', prepared: true, from: 'class' }] });
const cast = (character: Character) => done(character, { kind: 'cast', spell: 'goodberry', with: { kind: 'slot', level: 1 } });
const rest = (character: Character) => done(character, { kind: 'longRest' });
const berriesOf = ({ inventory }: Character) => inventory.filter(({ name }) => name === 'Goodberry').map(({ quantity }) => quantity);

describe('SRD 5.2.1, Goodberry', () => {
  it('makes ten berries, each of which heals 1 hit point', () => {
    const made = cast(druid);
    expect(berriesOf(made)).toEqual([10]);
    const eaten = done(made, { kind: 'useItem', itemId: 'made-goodberry' });
    expect([berriesOf(eaten), eaten.damage]).toEqual([[9], 4]);
    const more = done(eaten, { kind: 'useItem', itemId: 'made-goodberry', times: 9 });
    expect([berriesOf(more), more.damage]).toEqual([[5], 0]);
  });

  it('adds to the pile of the same day, and stands apart from that of the day before', () => {
    expect(berriesOf(cast(cast(druid)))).toEqual([20]);
    expect(berriesOf(cast(rest(cast(druid))))).toEqual([10, 10]);
  });

  it('lasts over the night that follows and is gone with the next long rest, with whoever has the berries', () => {
    const other = hero({ id: 'b0b0b0b0-4d5b-4f0e-9b57-2f1f3b6a7c11', damage: 3 });
    const { giver, receiver } = granted(giveItem(cast(druid), other, { id: 'made-goodberry', quantity: 4, newId: 'gift' }));
    expect([berriesOf(giver), berriesOf(receiver)]).toEqual([[6], [4]]);
    expect(done(receiver, { kind: 'useItem', itemId: 'gift' }).damage).toBe(2);
    expect([rest(giver), rest(receiver)].map(berriesOf)).toEqual([[6], [4]]);
    expect([rest(rest(giver)), rest(rest(receiver))].map(berriesOf)).toEqual([[], []]);
  });

  it('is refused, and spends no slot, where nothing more can be carried', () => {
    const full = { ...druid, inventory: Array.from({ length: 300 }, (_, n) => ({ ...itemOf('rope', 1, `n-${n}`), name: `Thing ${n}` })) };
    expect(refusalOf(act(full, { kind: 'cast', spell: 'goodberry', with: { kind: 'slot', level: 1 } }))).toMatch(/300/);
  });
});
