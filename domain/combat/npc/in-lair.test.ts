import { describe, expect, it } from 'vitest';
import { monsters, monsterOf } from '#domain/srd/monsters/monsters.ts';
import { profileFromStatBlock } from './profile-from-stat-block.ts';
import { inLair } from './in-lair.ts';

const block = (id: string) => monsterOf(id) ?? expect.fail(`There is no ${id}.`);

describe('a creature in its lair', () => {
  it.each([
    ['adult-red-dragon', 4, 4, 20_000],
    ['ancient-gold-dragon', 4, 5, 75_000],
    ['lich', 4, 5, 41_000],
    ['aboleth', 4, 4, 7200],
    ['vampire', 4, 4, 11_500],
  ])('%s has %i legendary actions, %i legendary resistances and %i XP', (id, actions, resistances, xp) => {
    const there = inLair(block(id)) ?? expect.fail();
    const placed = profileFromStatBlock(there, { id: 'a' });
    expect([placed.legend?.actions, placed.legend?.resistances, placed.xp]).toEqual([actions, resistances, xp]);
  });

  it('is otherwise as it is elsewhere', () => {
    const changed = monsters.flatMap((each) => {
      const there = inLair(each);
      return there ? [{ each, there }] : [];
    });
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.map(({ each, there }) => ({ ...there, legend: each.legend, xp: each.xp }))).toEqual(changed.map(({ each }) => each));
  });

  it('is nothing for a creature that no lair changes', () => {
    expect([inLair(block('goblin-warrior')), inLair(block('wolf'))]).toEqual([null, null]);
  });
});
