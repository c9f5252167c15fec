import { expect, it } from 'vitest';
import { excerptRuns } from './excerpt-runs.ts';

it('marks what was found in an excerpt', () => {
  expect(excerptRuns('the «bell» Patience, a «tide»')).toEqual([
    { text: 'the ', found: false },
    { text: 'bell', found: true },
    { text: ' Patience, a ', found: false },
    { text: 'tide', found: true },
  ]);
  expect(excerptRuns('a lone « stays')).toEqual([{ text: 'a lone « stays', found: false }]);
  expect(excerptRuns('See [[The «Ledger»]] **now**').map(({ text }) => text)).toEqual(['See The ', 'Ledger', ' now']);
  expect(
    excerptRuns('the Reeve|an old «friend» ## What one *sees*')
      .map(({ text }) => text)
      .join(''),
  ).toBe('the Reeve, an old friend What one sees');
  expect(excerptRuns('')).toEqual([]);
});
