import { pageAddresses } from '#contract/http/page-addresses.ts';
import { expect, it } from 'vitest';
import { screens } from './routes.tsx';

it('the router has a screen for every address the server knows, and for no other', () => {
  expect(screens.map(({ address }) => address).toSorted()).toEqual(pageAddresses.toSorted());
});
