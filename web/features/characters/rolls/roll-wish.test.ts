import { expect, it } from 'vitest';
import { readWish } from './roll-wish.ts';

const draft = { advantage: 'none', bonus: '', dc: '', to: 'group' } as const;

it('empty fields say nothing', () => {
  expect(readWish(draft)).toEqual({ ok: true, wish: { advantage: 'none', bonus: 0, dc: null, to: 'group' } });
});

it.each([
  ['+2', 2],
  ['-3', -3],
  ['−3', -3],
  [' 20 ', 20],
])('a bonus is read as people write it: "%s"', (bonus, value) => {
  expect(readWish({ ...draft, bonus })).toMatchObject({ ok: true, wish: { bonus: value } });
});

it.each(['21', '-21', 'two', '1.5'])('a bonus of "%s" is none', (bonus) => {
  expect(readWish({ ...draft, bonus, dc: '15' })).toEqual({
    ok: false,
    problems: { bonus: 'A whole number from −20 to 20.', dc: undefined },
  });
});

it.each(['0', '41', '-5', 'hard'])('a DC of "%s" is none', (dc) => {
  expect(readWish({ ...draft, dc })).toEqual({ ok: false, problems: { bonus: undefined, dc: 'A whole number from 1 to 40.' } });
});
