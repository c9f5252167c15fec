import { expect, it } from 'vitest';
import { namedExports } from './react-modules.ts';

it('what React exports has its names, and none of what is React’s own', () => {
  const text = namedExports('react');
  expect(text).toContain('import all from "react";');
  expect(text).toMatch(/^export const useState = .*all\.useState/m);
  expect(text).toMatch(/^export default all;$/m);
  expect(text).not.toContain('INTERNALS');
  expect(namedExports('react/jsx-runtime')).toMatch(/^export const jsx = /m);
  // What is left out of React cannot be imported.
  expect(text).not.toContain('useOptimistic');
  expect(namedExports('react-dom')).not.toContain('preload');
});
