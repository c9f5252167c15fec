import { pageAddresses } from '#contract/http/page-addresses.ts';
import { expect, it } from 'vitest';
import { router } from './routes.tsx';

it('the router has a screen for every address the server knows, and for no other', () => {
  const known = Object.keys(router.routesByPath).map((path) => (path === '/' ? path : path.replace(/\/$/, '')));
  expect([...new Set(known)].toSorted()).toEqual(pageAddresses.toSorted());
});
