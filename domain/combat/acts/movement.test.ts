import { expect, it } from 'vitest';
import { fightOf, one, play } from '#domain/combat/combat.fixture.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { feetForEach, movementOf } from './movement.ts';

const act = (action: 'dash' | 'standUp' | 'dropProne'): CombatStepInput => ({ name: 'act', actorId: 'kara', action });
const walk: CombatStepInput = { name: 'move', actorId: 'kara', mapId: 'map', tokenId: 'kara', from: 0, way: [1, 2], halt: 2, feet: 10 };
const give = (condition: 'grappled' | 'exhaustion'): CombatStepInput => ({ name: 'condition', from: null, targetId: 'kara', condition });

it.each<[string, CombatStepInput[], number, number]>([
  ['the speed at first', [], 30, 30],
  ['less after a walk', [walk], 30, 20],
  ['the speed once more for each Dash', [walk, act('dash')], 60, 50],
  ['half the speed less for standing up', [act('dropProne'), act('standUp')], 30, 15],
  ['nothing while somebody is held', [give('grappled')], 0, 0],
  ['5 feet less for each level of exhaustion', [give('exhaustion')], 25, 25],
])('the movement of a turn is %s', (_, steps, total, left) => {
  const began = fightOf('kara', 'goblin');
  const combat = play({ ...began, active: 'kara' }, () => 10, ...steps);
  expect(movementOf(combat, one(combat, 'kara'), 30)).toEqual({ total, left });
});

it('a foot costs another while one crawls', () => {
  const combat = play({ ...fightOf('kara', 'goblin'), active: 'kara' }, () => 10, act('dropProne'));
  expect([feetForEach(combat, one(combat, 'kara')), feetForEach(combat, one(combat, 'goblin'))]).toEqual([2, 1]);
});
