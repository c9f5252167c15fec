import { expect, it } from 'vitest';
import { squareCrop } from './square-crop.ts';

it.each([
  ['a wide picture', 400, 100, { x: 150, y: 0, side: 100 }],
  ['a tall one', 101, 300, { x: 0, y: 99, side: 101 }],
  ['a square one', 64, 64, { x: 0, y: 0, side: 64 }],
])('takes the middle of %s', (_what, width, height, crop) => {
  expect(squareCrop(width, height)).toEqual(crop);
});
