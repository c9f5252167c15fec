import { expect, it } from 'vitest';
import { eachConditionOnce } from './shown-conditions.ts';

it('A condition from two givers is shown once, as long as the longer of them lasts', () => {
  const prone = { name: 'prone', level: 1, turns: null } as const;
  expect(eachConditionOnce([prone, { name: 'blinded', level: 1, turns: 2 }, prone])).toEqual([
    prone,
    { name: 'blinded', level: 1, turns: 2 },
  ]);
  const poisoned = (turns: number | null) => ({ name: 'poisoned', level: 1, turns }) as const;
  expect(eachConditionOnce([poisoned(1), poisoned(3)])).toEqual([poisoned(3)]);
  expect(eachConditionOnce([poisoned(4), poisoned(null), poisoned(2)])).toEqual([poisoned(null)]);
});
