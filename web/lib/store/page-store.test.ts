import { expect, it } from 'vitest';
import { forgetPage, pageStore } from './page-store.ts';

it('what a page keeps is as it was first once the page is forgotten, and whoever watches is told', () => {
  const store = pageStore<readonly string[]>([]);
  const seen: (readonly string[])[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set(['rolled']);
  forgetPage();
  expect(store.get()).toEqual([]);
  expect(seen).toEqual([['rolled'], []]);
});
