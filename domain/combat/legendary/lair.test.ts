import { describe, expect, it } from 'vitest';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

const blockOf = (id: string) => {
  const block = monsterOf(id);
  if (!block) throw new Error(`no ${id}`);
  return block;
};

describe('SRD 5.2.1, a creature in its lair:', () => {
  it.each([
    ['adult-red-dragon', [3, 4], [3, 4], [18_000, 20_000]],
    ['lich', [3, 4], [4, 5], [33_000, 41_000]],
    ['aboleth', [3, 4], [3, 4], [5900, 7200]],
  ])('%s has one more of what it can do, and gives more experience', (id, actions, resistances, xp) => {
    const [away, home] = [false, true].map((inLair) => profileFromStatBlock(blockOf(id), { id, inLair }));
    expect([away?.legend?.actions, home?.legend?.actions]).toEqual(actions);
    expect([away?.legend?.resistances, home?.legend?.resistances]).toEqual(resistances);
    expect([away?.xp, home?.xp]).toEqual(xp);
    expect([away?.inLair, home?.inLair]).toEqual([undefined, true]);
  });

  it('who has no lair is nowhere at home', () => {
    const [away, home] = [false, true].map((inLair) => profileFromStatBlock(blockOf('goblin-warrior'), { id: 'goblin', inLair }));
    expect(home).toEqual(away);
  });
});
