import { expect, it } from 'vitest';
import { laidEffect } from './laid-effect.ts';
import type { EffectGiver } from './laid-effect.ts';

const giver: EffectGiver = {
  from: 'ysolde',
  name: 'Hex',
  source: { kind: 'spell', id: 'hex' },
  duration: { kind: 'time', amount: 1, unit: 'hour' },
  concentration: true,
  values: { ability: 3, level: 5 },
  dice: () => 6,
};

it('an effect is reckoned from the values of its giver, and lasts as long as the spell', () => {
  const laid = laidEffect({ changes: [{ on: 'attackRolls', add: '1d4+@ability' }] }, giver);
  expect(laid).toMatchObject({ name: 'Hex', held: true, duration: giver.duration, changes: [{ add: '1d4+3' }] });
});

it('one of several effects is named after its spell and itself', () => {
  expect(laidEffect({ name: 'Strength', choice: 'ability' }, giver).name).toBe('Hex: Strength');
  expect(laidEffect({ name: 'Cursed' }, giver).name).toBe('Cursed');
});

it('an effect with a time of its own does not end with the concentration', () => {
  const laid = laidEffect({ duration: { kind: 'turn', whose: 'source', when: 'end' } }, giver);
  expect([laid.held, laid.duration.kind]).toEqual([false, 'turn']);
});

it('dice of a hit point maximum are rolled at once', () => {
  expect(laidEffect({ changes: [{ on: 'hitPointMaximum', add: '2d10' }] }, giver).changes).toEqual([{ on: 'hitPointMaximum', add: '12' }]);
});

it('what a high level keeps up by itself does not end when idle', () => {
  const ends = [{ by: 'idle' as const, before: 5 }, { by: 'idle' as const, before: 6 }, { by: 'damage' as const }];
  expect(laidEffect({ ends }, giver).ends).toEqual([{ by: 'idle', before: 6 }, { by: 'damage' }]);
});
