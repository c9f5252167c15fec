import { describe, expect, it } from 'vitest';
import { reply, tag } from './scene-tag.fixture.ts';

describe('a small thing', () => {
  const carry = (thing: string) => tag('carried', { thing });
  it('is carried from place to place by whoever took it, until it is laid down', () => {
    const { state } = reply([carry('an old cup')], { says: 'I take an old cup' });
    expect(state.tags).toMatchObject([{ state: 'carried', by: 'kara', until: null }]);
    const after = reply([tag('laid', { thing: 'the old cup' })], { says: 'I put it down', state });
    expect(after.state.tags).toMatchObject([{ state: 'laid' }]);
  });

  it.each([
    ['a wall', 'the warm wall', 'no: Nobody carries off the warm wall: it is too big, or belongs to the place.'],
    ['money', 'the bag of gold', 'no: Nothing makes the bag of gold taken along.'],
    ["somebody's", "Oda's cap", "no: Oda keeps Oda's cap."],
  ])('is not carried where it is %s', (_, thing, why) => {
    expect(reply([carry(thing)], { says: `I take ${thing}` }).last).toBe(why);
  });

  it('is used up or laid down by nobody who does not have it', () => {
    for (const state of ['used', 'laid'])
      expect(reply([tag(state, { thing: 'the wine' })], { says: 'I drink the wine' }).last).toMatch(/^no: /);
  });

  it('is given away once', () => {
    const { state } = reply([carry('an old cup')], { says: 'I take an old cup' });
    const give = { name: 'give', heroId: 'kara', npc: 'ferrywoman', loot: 'the old cup' };
    const given = reply([give], { says: 'I give the old cup to Oda', state });
    expect(given.last).not.toMatch(/^no: /);
    expect(reply([give], { says: 'I give the old cup to Oda', state: given.state }).last).toMatch(/^no: /);
  });

  it('is handed to another hero, who has it from then on', () => {
    const { state } = reply([carry('an old cup')], { says: 'I take an old cup' });
    const give = { name: 'give', heroId: 'kara', npc: 'tomas', loot: 'the old cup' };
    const given = reply([give], { says: 'I give the old cup to Tomas', state });
    expect(given.last).not.toMatch(/^no: /);
    expect(given.state.tags?.at(-1)).toMatchObject({ state: 'carried', by: 'tomas' });
    expect(reply([give], { says: 'I give the old cup to Tomas', state: given.state }).last).toMatch(/^no: /);
  });

  it('is handed to no hero who is elsewhere, and to nobody of that name', () => {
    const { state } = reply([carry('an old cup')], { says: 'I take an old cup' });
    const apart = { ...state, apart: { tomas: 'cellar' } };
    const give = (npc: string) => ({ name: 'give', heroId: 'kara', npc, loot: 'the old cup' });
    expect(reply([give('tomas')], { says: 'I give the old cup to Tomas', state: apart }).last).toMatch(/^no: /);
    expect(reply([give('kara')], { says: 'I give the old cup to Kara', state }).last).toMatch(/^no: /);
  });
});
