import { expect, it } from 'vitest';
import { middleCrop } from './middle-crop.ts';

const square = { width: 256, height: 256 };
const wide = { width: 1200, height: 600 };

it.each([
  ['a wide picture', 400, 100, square, { x: 150, y: 0, width: 100, height: 100 }],
  ['a tall one', 101, 300, square, { x: 0, y: 99, width: 101, height: 101 }],
  ['a square one', 64, 64, square, { x: 0, y: 0, width: 64, height: 64 }],
  ['a square one for a cover', 600, 600, wide, { x: 0, y: 150, width: 600, height: 300 }],
  ['a very wide one for a cover', 1000, 100, wide, { x: 400, y: 0, width: 200, height: 100 }],
])('takes the middle of %s', (_what, width, height, wanted, crop) => {
  expect(middleCrop({ width, height }, wanted)).toEqual(crop);
});
