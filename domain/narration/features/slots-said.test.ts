import { expect, it } from 'vitest';
import { slotsSaid } from './slots-said.ts';

it.each([
  ['I use Arcane Recovery to get back a level 2 slot', '2'],
  ['I use Arcane Recovery for two 1st-level slots and a 2nd-level slot', '2 + 1 + 1'],
  ['arcane recovery: level 3 and level 1', '3 + 1'],
  ['I recover one third-level spell slot', '3'],
  ['I use Arcane Recovery', null],
])('“%s” wants %s', (text, slots) => {
  expect(slotsSaid(text)).toBe(slots);
});
