import { describe, expect, it } from 'vitest';
import { barsOf, everyDay, spansOf, summaryOf, totalOf } from './usage-bars.ts';

const today = '2026-11-20';
const told = [
  { day: '2026-11-18', replies: 3, input: 900, output: 200 },
  { day: '2026-11-20', replies: 1, input: 300, output: 80 },
];

describe('the days of a chart', () => {
  it('are all there, with zeros where nothing was told', () => {
    expect(everyDay(told, 4, today).map(({ day, replies }) => [day, replies])).toEqual([
      ['2026-11-17', 0],
      ['2026-11-18', 3],
      ['2026-11-19', 0],
      ['2026-11-20', 1],
    ]);
  });

  it('leave out what was before, and hold over a change of the year', () => {
    expect(everyDay(told, 1, today)).toEqual([told[1]]);
    expect(everyDay([], 2, '2027-01-01').map(({ day }) => day)).toEqual(['2026-12-31', '2027-01-01']);
  });

  it('stand alone up to three months', () => {
    expect(spansOf(everyDay(told, 90, today))).toHaveLength(90);
  });

  it('are gathered to weeks that end today beyond that', () => {
    const spans = spansOf(everyDay(told, 365, today));
    expect(spans).toHaveLength(53);
    expect(spans.at(-1)).toMatchObject({ first: '2026-11-14', last: today, total: { replies: 4, input: 1200, output: 280 } });
    expect(spans[0]).toMatchObject({ first: '2025-11-21', last: '2025-11-21' });
  });

  it('lose nothing when they are gathered', () => {
    const days = everyDay(told, 365, today);
    expect(totalOf(spansOf(days).map(({ total }) => total)).replies).toBe(totalOf(days).replies);
  });
});

describe('the bars', () => {
  it('say their day and their figure', () => {
    const [bar] = barsOf([told[0] ?? totalOf([])], 'replies');
    expect(bar).toEqual({ id: '2026-11-18', label: 'Nov 18', value: 3, text: 'November 18, 2026: 3 replies' });
  });

  it('say the span of a week', () => {
    expect(barsOf(everyDay(told, 365, today), 'input').at(-1)?.text).toBe('Nov 14 to November 20, 2026: 1,200 tokens read');
  });
});

describe('the chart in a sentence', () => {
  it('names the sum and the highest day', () => {
    expect(summaryOf(everyDay(told, 7, today), 'replies')).toBe('4 replies in 7 days, most on November 18, 2026 (3 replies).');
  });

  it('says so when there is nothing', () => {
    expect(summaryOf(everyDay([], 30, today), 'output')).toBe('Nothing in 30 days.');
  });
});
