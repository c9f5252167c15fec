import { describe, expect, it } from 'vitest';
import { carrying, hero, scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { followSheet } from '#domain/combat/sheet.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
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

describe('a hero on a battle map', () => {
  const faster = { on: 'speed', of: 'walk', add: 10 } as const;
  it.each<[string, HeroChanges, number]>([
    ['walks as far as the sheet says, whatever the token has', { species: 'goliath' }, 35],
    ['in heavy armor that is too heavy', { stats: scores({ strength: 8 }), inventory: carrying(['chain-mail', 'worn']) }, 20],
    ['under an effect, which counts once', { activeEffects: [effect('Longstrider', faster)] }, 40],
    ['who is exhausted, which counts once', { exhaustion: 2 }, 20],
    [
      'under a load',
      { stats: scores({ strength: 3 }), inventory: [...carrying(['longsword', 'pack'])].map((item) => ({ ...item, quantity: 60 })) },
      5,
    ],
  ])('%s', (_, changes, feet) => {
    const character = hero(changes);
    const joined = play(fightOf('goblin'), () => 10, { name: 'join', profile: profileFromCharacter(character) });
    const combat = followSheet(joined, character);
    expect(deriveSheet(character).speed.value).toBe(feet);
    expect(movementOf(combat, one(combat, character.id), 30).total).toBe(feet);
  });

  it('is slowed by armor that is put on in the fight', () => {
    const bare = hero({ stats: scores({ strength: 8 }) });
    const joined = play(fightOf('goblin'), () => 10, { name: 'join', profile: profileFromCharacter(bare) });
    const combat = followSheet(joined, { ...bare, inventory: carrying(['chain-mail', 'worn']) });
    expect(movementOf(combat, one(combat, bare.id), 30).total).toBe(20);
  });

  it('of an earlier build goes by the token', () => {
    const { combatants, ...fight } = fightOf('kara');
    const old = combatants.map((each) => ({ ...each, speed: undefined }));
    expect(movementOf({ ...fight }, one({ ...fight, combatants: old }, 'kara'), 25).total).toBe(25);
  });
});
