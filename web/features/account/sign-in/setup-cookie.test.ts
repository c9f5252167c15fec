import { expect, it } from 'vitest';
import { setupTokenIn } from './setup-cookie.ts';

const token = 'abcdefghijklmnopqrstuvwxyz012345';

it.each([
  [`setup=${token}`, token],
  [`#setup=${token}`, token],
  ['', null],
  [`setup=${token}6`, null],
  [`setup=${token.slice(1)};`, null],
  [`reset=${token}`, null],
])('the token in %s is %s', (hash, expected) => {
  expect(setupTokenIn(hash)).toBe(expected);
});
