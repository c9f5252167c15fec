import { expect, it } from 'vitest';
import { withDistinctNames } from './distinct-names.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

it('Names that differ stay as they are', () => {
  expect(withDistinctNames(named('Dagger', 'Net'))).toEqual(named('Dagger', 'Net'));
});

it('A repeated name gets a number, and never one that another thing has already', () => {
  expect(withDistinctNames(named('Dagger', 'Dagger', 'Dagger 2', 'Dagger'))).toEqual(named('Dagger', 'Dagger 2', 'Dagger 2 2', 'Dagger 3'));
});
