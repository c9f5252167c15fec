import { expect, it } from 'vitest';
import { indexParts, branchName, momentText } from './history-text.ts';

it('names the original branch, a named branch, and one without a name', () => {
  const createdAt = '2026-11-01T12:00:00.000Z';
  expect(branchName({ name: null, parentId: null, createdAt })).toBe('Original story');
  expect(branchName({ name: 'What if', parentId: 'a', createdAt })).toBe('What if');
  expect(branchName({ name: null, parentId: 'a', createdAt })).toMatch(/^Branch of .*2026/);
});

it('lists what a session brought and leaves out what there was none of', () => {
  const parts = indexParts({
    places: [
      { name: 'Ford', place: 'Otterby' },
      { name: 'Keep', place: 'Keep' },
    ],
    people: [],
    loot: [
      { name: 'rope', quantity: 2, takenBy: 'Kara' },
      { name: 'bell', quantity: 1, takenBy: null },
    ],
    clues: [],
    lore: ['The Burnt Bell'],
    fights: [{ outcome: 'broughtDown', foes: ['Dask'] }],
    experience: [{ name: 'Kara', amount: 50 }],
    levels: [],
  });
  expect(parts).toEqual([
    { title: 'Places', entries: ['Ford, Otterby', 'Keep'] },
    { title: 'Loot', entries: ['2 × rope, taken by Kara', 'bell'] },
    { title: 'Lore', entries: ['The Burnt Bell'] },
    { title: 'Fights', entries: ['Dask was brought down.'] },
    { title: 'Experience', entries: ['Kara: 50'] },
  ]);
});

it.each([
  ['The door *stands* open. Nobody is there.', { title: 'The door stands open.', rest: 'Nobody is there.' }],
  ['Silence', { title: 'Silence', rest: '' }],
  [
    `${'a long way '.repeat(10)}home. And then?`,
    { title: `${'a long way '.repeat(6).trim()} a…`, rest: `…${'long way '}${'a long way '.repeat(3)}home. And then?` },
  ],
])('calls a moment by the first words that were told in it: %s', (excerpt, told) => {
  expect(momentText(excerpt)).toEqual(told);
});
