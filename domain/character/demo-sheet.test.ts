import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoHitPoints, demoSheet } from './demo-sheet.ts';

it('the demo sheet keeps the defaults of the specification', () => {
  expect(demoSheet).toMatchObject({ hitPoints: { now: 45, most: 45 }, armorClass: 16, speed: 30, initiative: 2, level: 3 });
  expect(Object.keys(demoSheet.savingThrows)).toHaveLength(6);
  expect(demoSheet.skills.map(({ name }) => name)).toEqual(['athletics', 'investigation', 'perception', 'insight']);
  expect(demoSheet.items.map(({ type }) => type)).toEqual(['Weapon', 'Armor', 'Consumable', 'Gear']);
});

it('its figures follow from its scores and its level', () => {
  expect(demoSheet.savingThrows).toEqual({ strength: 5, dexterity: 2, constitution: 4, intelligence: 1, wisdom: 1, charisma: 0 });
  expect(demoSheet.skills.map(({ modifier }) => modifier)).toEqual([5, 1, 3, 1]);
});

it('its hit points stay between zero and the most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 45 }), fc.integer(), (now, damage) => {
      const after = demoHitPoints(now, damage);
      expect(after >= 0 && after <= 45).toBe(true);
    }),
  );
  expect(demoHitPoints(45, 5)).toBe(40);
});
