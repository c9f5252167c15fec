import { describe, expect, it } from 'vitest';
import { erasOf } from './timeline-eras.ts';

const at = (...dates: string[]) => dates.map((date, n) => ({ id: `e${n}`, date }));
const labels = (...dates: string[]) => erasOf(at(...dates)).map(({ label }) => label);

describe('the ages of a timeline', () => {
  it('are as short as the whole allows', () => {
    expect(labels('1203', '1204', '1209')).toEqual(['1203', '1204', '1209']);
    expect(labels('-300, spring', '12', '1204')).toEqual(['−500 to −1', '0 to 499', '1000 to 1499']);
  });

  it('gather what happened on one date', () => {
    const [era] = erasOf(at('1204', '1204', '1204, autumn'));
    expect(era?.dates.map(({ date, entries }) => [date, entries.length])).toEqual([
      ['1204', 2],
      ['1204, autumn', 1],
    ]);
  });

  it('put what has no number at the end', () => {
    expect(labels('1204', 'before the tides')).toEqual(['1204', 'Year unknown']);
    expect(labels('before the tides')).toEqual(['Year unknown']);
    expect(labels()).toEqual([]);
  });
});
