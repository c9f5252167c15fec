import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { seenBy, viewOf } from '#domain/battle-map/view.ts';
import { expect, it } from 'vitest';
import { sceneOf } from './scene.ts';
import { withinReach } from './within-reach.ts';

it('what is put on a map shows whoever puts it, and those within its reach', () => {
  const map = drawMap({ rows: ['k..g......f'], tokens: { k: { combatantId: 'kara' } } });
  const leader = { leads: true, heroes: new Set<string>() };
  const scene = sceneOf(viewOf(map, leader, seenBy(map, leader), '.'.repeat(11)), true);
  const kara = { id: 'kara', characterId: null, masterId: null, name: 'Kara', side: 'heroes', speed: 30, size: 1 } as const;
  const fighters = [{ ...kara, isHidden: false, isActive: true, isDead: false, standing: '', left: null, conditions: [] }];
  const placing = {
    actorId: 'kara',
    name: 'Burst',
    area: { shape: 'sphere', feet: 5 },
    reach: 20,
    setRing: () => undefined,
    setOtherSide: () => undefined,
    use: async () => true,
    leave: () => undefined,
  } as const;
  expect(withinReach(scene, { placing, fighters })).toEqual([0, 3]);
  expect(withinReach(scene, { placing: { ...placing, actorId: 'nobody' }, fighters })).toBeNull();
});
