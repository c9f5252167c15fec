import { describe, expect, it } from 'vitest';
import { headingsIn } from './tome-headings.ts';

describe('the headings of a tome', () => {
  it('come in order, with their depth and without marks', () => {
    const text = '# The *Ford*\n\nWords.\n\n## See [[Mire|the mire]]\n\n> ### In a quote\n\nMore.';
    expect(headingsIn(text)).toEqual([
      { text: 'The Ford', level: 1 },
      { text: 'See the mire', level: 2 },
      { text: 'In a quote', level: 3 },
    ]);
  });

  it('are none where there are none', () => {
    expect(headingsIn('Only words.\n\n    # code')).toEqual([]);
  });
});
