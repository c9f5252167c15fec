import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withTerms } from './with-terms.tsx';

function wordsExplained(...texts: string[]): (string | null)[] {
  render(<div aria-label="told">{withTerms(texts)}</div>);
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

it('words of the game explain themselves where they first stand, and all texts stay as they are', () => {
  expect(wordsExplained('AC 13 · HP 3d8 · CR 1', 'A DC 12 saving throw, with advantage. DC 12 again, at Disadvantage.')).toEqual([
    'AC',
    'HP',
    'CR',
    'DC',
    'saving throw',
    'advantage',
    'Disadvantage',
  ]);
  expect(screen.getByLabelText('told').textContent).toBe(
    'AC 13 · HP 3d8 · CR 1A DC 12 saving throw, with advantage. DC 12 again, at Disadvantage.',
  );
});

it('what only looks like one is no word of the game', () => {
  expect(wordsExplained('An ac dc hum, MACHINE, vantage-point and disadvantaged people.')).toEqual([]);
});
