import { describe, expect, it } from 'vitest';
import { figuresOf, readRounds } from './exam.ts';

describe('the rounds of the exam', () => {
  it('are kept whole, each with its verdicts', () => {
    const rounds = readRounds();
    expect(rounds.length).toBeGreaterThanOrEqual(3);
    expect(rounds.filter(({ verdicts }) => verdicts.length < 40).map(({ name }) => name)).toEqual([]);
  });

  it('are counted in hundredths of their utterances', () => {
    const verdict = { said: 'I look', falseClaim: false, wouldGoOn: true, kind: 'search', why: '' };
    const figures = figuresOf([
      { ...verdict, understood: 'yes', kind: 'option' },
      { ...verdict, understood: 'yes' },
      { ...verdict, understood: 'partly', falseClaim: true },
      { ...verdict, understood: 'no', wouldGoOn: false },
    ]);
    expect(figures).toEqual({ utterances: 4, yes: 50, partly: 25, no: 25, falseClaims: 1, options: '1 of 1', wouldGoOn: 75 });
  });
});
