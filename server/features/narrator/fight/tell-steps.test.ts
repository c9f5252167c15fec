import { expect, it } from 'vitest';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { combatFact } from '#domain/combat/fact.ts';
import { prose } from '#server/features/storyteller/index.ts';
import { tellSteps } from './tell-steps.ts';

it('tells once what reaches several', () => {
  const fight = fightOf('kara', 'goblin');
  const cast = combatFact('effect', { actor: { id: 'kara', name: 'Kara' }, name: 'Magic Missile' });
  const pen = prose.fragmentWriter(prose.seeded('camp', 1, 'fight'), new Set());
  expect(tellSteps({ facts: [[cast, cast]], before: fight, after: fight }, pen)).toEqual(['Kara uses Magic Missile.']);
});
