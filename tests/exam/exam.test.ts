import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { newEvening, sayAt } from './evening.ts';
import { figuresOf, readLooks, readRounds } from './exam.ts';

describe('the rounds of the exam', () => {
  it('are kept whole, each with its verdicts', () => {
    const rounds = readRounds();
    expect(rounds.length).toBeGreaterThanOrEqual(3);
    expect(rounds.filter(({ verdicts }) => verdicts.length < 30).map(({ name }) => name)).toEqual([]);
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

describe('a look at what was just told', () => {
  const party = [
    { id: 'hero-1', name: 'Mira' },
    { id: 'hero-2', name: 'Tov' },
  ];

  it.each(readLooks())('is answered: $world', ({ world, lines }) => {
    const adventure = readyAdventures.get(world);
    if (!adventure) throw new Error(`there is no ${world}`);
    let evening = newEvening(adventure, `looks-${world}`);
    const missed = lines.flatMap(({ said, told }) => {
      // Whoever is hurt is healed, and the tale does not end, so that all lines are heard.
      const { ended: _, ...going } = evening.state;
      const now = { ...evening, state: { ...going, heroes: {}, clocks: {} } };
      evening = sayAt(adventure, now, party, [{ hero: 'Mira', text: said }]);
      const text = evening.replies.at(-1)?.text ?? '';
      return told === undefined || new RegExp(told, 'u').test(text) ? [] : [{ said, told, text }];
    });
    expect(missed).toEqual([]);
  });
});
