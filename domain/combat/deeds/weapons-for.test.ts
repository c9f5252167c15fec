import { carrying, hero } from '#domain/character/character.fixture.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { spell } from '#domain/combat/use/feature.fixture.ts';
import { expect, it } from 'vitest';
import { choicesOf } from './activity-use.ts';
import type { ActivityUse } from './activity-use.ts';
import { withWeapons } from './weapons-for.ts';

const actor = profileFromCharacter(hero({ inventory: carrying(['quarterstaff', 'mainHand'], ['rapier', 'pack']) }));

const useOf = async (id: string): Promise<ActivityUse> => {
  const used = await spell(id);
  const counted = { slots: [], castAt: used.level, free: [], left: null, total: null };
  return { key: id, index: 0, used, name: used.name, isLater: false, isUsed: false, range: null, ...counted };
};

it('a spell that is laid on a weapon offers those that fit, once they are known', async () => {
  const shillelagh = await useOf('shillelagh');
  expect(choicesOf(shillelagh, actor)).toEqual([]);
  expect(choicesOf(withWeapons(shillelagh, actor), actor)).toEqual(['Quarterstaff']);
});

it('a spell that is laid on nothing stays as it is', async () => {
  const bolt = await useOf('fire-bolt');
  expect(withWeapons(bolt, actor)).toBe(bolt);
});
