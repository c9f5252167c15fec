import { expect, it } from 'vitest';
import { loreByReader } from './hidden-lore.ts';

it('takes passages apart by who may read them, and hides what is for some alone', () => {
  const entries = [
    { text: 'The mill turns.\n::: dm\nThe miller is dead.\n:::\nIt creaks.', audience: 'everyone' as const },
    { text: 'A cellar.', audience: 'dm' as const },
    { text: 'A letter.', audience: ['mira'] },
    { text: 'Open.\n::: dm\nNever closed.', audience: 'everyone' as const },
  ];
  expect(loreByReader(entries)).toEqual({
    hidden: ['The miller is dead.', 'A cellar.', 'A letter.', 'Open.\n::: dm\nNever closed.'],
    open: ['The mill turns.', 'It creaks.'],
  });
});
