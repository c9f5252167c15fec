import { expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { seenBy, viewOf } from '#domain/battle-map/view.ts';
import { standingCells } from './fight-area.ts';
import { sceneOf } from './scene.ts';

it('areas that stay are drawn where they lie, and around the token of whoever made them, on their own map alone', () => {
  const map = drawMap({ rows: ['.....', '...k.', '.....'], tokens: { k: { combatantId: 'kara' } } });
  const leader = { leads: true, heroes: new Set<string>() };
  const scene = sceneOf(viewOf(map, leader, seenBy(map, leader), ''.padEnd(15, '.')), true);
  const fighter = { id: 'kara', characterId: null, masterId: null, name: 'Kara', side: 'heroes' as const, speed: 30, size: 1 };
  const looks = { isHidden: false, isActive: false, isDead: false, standing: '', left: null, conditions: [] };
  const fighters = [{ ...fighter, ...looks }];
  const standing = [{ mapId: map.id, cells: [0, 2], beside: [1] }];
  const cells = standingCells(scene, {
    fighters,
    standing,
    along: [{ mapId: map.id, fighterId: 'kara', feet: 5, isFriendly: false }],
  }).others;
  expect(cells.toSorted((one, other) => one - other)).toEqual([0, 2, 3, 4, 7, 8, 9, 12, 13, 14]);
  const aura = standingCells(scene, { fighters, standing, along: [{ mapId: map.id, fighterId: 'kara', feet: 5, isFriendly: true }] });
  expect([aura.friendly.length, aura.others, aura.beside]).toEqual([9, [0, 2], [1]]);
  const elsewhere = { mapId: 'other', fighterId: 'kara', feet: 5, isFriendly: true };
  expect(standingCells(scene, { fighters, standing: [], along: [elsewhere] })).toEqual({ friendly: [], others: [], beside: [] });
});
