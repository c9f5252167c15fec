import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { expect, it } from 'vitest';
import { limitsAsValues, limitValues, namedSingly } from './limit-modules.ts';

it.each([limits, gameLimits])('every limit is a constant with its value', async (list) => {
  const values: unknown = await import(`data:text/javascript,${encodeURIComponent(limitValues(list))}`);
  expect({ ...Object(values) }).toEqual(list);
});

it('what is taken out of a list by its names is named one by one', () => {
  expect(namedSingly('const { coins, score: most } = gameLimits;')).toBe('const coins = gameLimits.coins; const most = gameLimits.score;');
  expect(namedSingly('const {\n  coins,\n} = gameLimits;')).toBe('const coins = gameLimits.coins;');
  expect(namedSingly('const { coins } = purse;')).toBeNull();
});

it('a limit stands as its value where its list is imported, and what is no single value as before', () => {
  const line = "import { limits } from '#domain/limits/limits.ts';";
  expect(limitsAsValues(`${line} slice(limits.searchLength)`)).toBe(`${line} slice((${limits.searchLength}))`);
  const [list] = Object.entries(limits).find(([, value]) => typeof value === 'object') ?? [];
  expect(list).toBeDefined();
  expect(limitsAsValues(`${line} x.limits.searchLength; type A = typeof limits.searchLength; limits.${list}`)).toBeNull();
  expect(limitsAsValues('slice(limits.searchLength)')).toBeNull();
});
