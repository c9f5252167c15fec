import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { expect, it } from 'vitest';
import { limitValues, namedSingly } from './limit-modules.ts';

it.each([limits, gameLimits])('every limit is a constant with its value', async (list) => {
  const values: unknown = await import(`data:text/javascript,${encodeURIComponent(limitValues(list))}`);
  expect({ ...Object(values) }).toEqual(list);
});

it('what is taken out of a list by its names is named one by one', () => {
  expect(namedSingly('const { coins, score: most } = gameLimits;')).toBe('const coins = gameLimits.coins; const most = gameLimits.score;');
  expect(namedSingly('const {\n  coins,\n} = gameLimits;')).toBe('const coins = gameLimits.coins;');
  expect(namedSingly('const { coins } = purse;')).toBeNull();
});
