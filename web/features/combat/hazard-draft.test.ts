import { expect, it } from 'vitest';
import { CombatStep } from '#domain/combat-step.ts';
import { blankHazard, hazardStep } from './hazard-draft.ts';

it('comes to a step once it has a name, a difficulty and somebody it reaches', () => {
  const stones = { ...blankHazard, name: 'Falling stones', whom: ['kara'] };
  expect(CombatStep.parse(hazardStep(stones))).toMatchObject({ name: 'save', effect: { dc: 13, damage: [{ dice: '2d6', type: 'fire' }] } });
  expect(hazardStep({ ...stones, dice: ' ' })).toMatchObject({ effect: { damage: [] } });
  for (const missing of [{ name: ' ' }, { dc: '99' }, { whom: [] }]) expect(hazardStep({ ...stones, ...missing })).toBeNull();
});
