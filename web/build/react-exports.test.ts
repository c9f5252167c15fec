import { expect, it } from 'vitest';
import { wantedExports, withoutExports } from './react-exports.ts';

it('an export of React stays where a page imports it or React DOM asks for it, and goes otherwise', () => {
  const code = 'exports.useState = one;\nexports.Children = two;\nexports.version = "19";\nlet exported = exports.version;';
  expect(withoutExports(code, wantedExports()).replaceAll(/\s+/g, ' ')).toBe(
    'exports.useState = one; exports.version = "19"; let exported = exports.version;',
  );
});

it('what nothing of the product asks for is not wanted', () => {
  const wanted = wantedExports();
  expect(['useState', 'createPortal', 'unstable_scheduleCallback'].filter((name) => !wanted.has(name))).toEqual([]);
  expect(['Children', 'forwardRef', 'preload', 'useOptimistic'].filter((name) => wanted.has(name))).toEqual([]);
});
