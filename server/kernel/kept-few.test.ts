import { expect, it } from 'vitest';
import { keptFew } from './kept-few.ts';

/** A store of words of at most ten letters together, and how often each was made. */
function wordsOfTen() {
  const made: string[] = [];
  const ask = keptFew<string>(10, (word) => word.length);
  return {
    made,
    ask: (word: string) =>
      ask(word, async () => {
        made.push(word);
        await Promise.resolve();
        if (word === 'never') throw new Error('It cannot be made.');
        return word;
      }),
  };
}

it('makes once what several ask for, at once and later', async () => {
  const { ask, made } = wordsOfTen();
  expect(await Promise.all([ask('tide'), ask('tide')])).toEqual(['tide', 'tide']);
  await ask('tide');
  expect(made).toEqual(['tide']);
});

it('lets go of what was not asked for the longest once there is too much', async () => {
  const { ask, made } = wordsOfTen();
  for (const word of ['tide', 'bell', 'tide', 'wreck', 'tide', 'bell']) await ask(word);
  expect(made).toEqual(['tide', 'bell', 'wreck', 'bell']);
});

it('gives what is too large to be kept, and tries again what could not be made', async () => {
  const { ask, made } = wordsOfTen();
  expect(await ask('a long causeway')).toBe('a long causeway');
  for (let turn = 0; turn < 2; turn += 1) await expect(ask('never')).rejects.toThrow('cannot be made');
  await ask('a long causeway');
  expect(made).toEqual(['a long causeway', 'never', 'never', 'a long causeway']);
});
