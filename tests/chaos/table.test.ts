import { describe, expect, it } from 'vitest';
import type { Row } from './run-scenario.ts';
import { allHold, tableOf } from './table.ts';

const row = (outcome: Row['outcome']): Row => ({ scenario: 'kill-server', engine: 'embedded', repetitions: 2, seconds: 1, outcome });
const good = row({ figures: { acknowledged: 1200, lost: 0 }, failures: [] });

describe('the closing table', () => {
  it('says what was counted and that the promise holds', () => {
    expect(tableOf([good])).toContain('| kill-server | embedded | 2     | acknowledged 1,200, lost 0 | yes   |');
    expect(allHold([good])).toBe(true);
  });

  it('spells out what does not hold', () => {
    const bad = row({ figures: { lost: 1 }, failures: ['1 message was lost'] });
    expect(tableOf([good, bad])).toContain('| NO');
    expect(tableOf([good, bad])).toContain('kill-server on embedded: 1 message was lost');
    expect(allHold([good, bad])).toBe(false);
  });

  it('tells what could not run from what holds', () => {
    expect(tableOf([row('a tmpfs needs root')])).toContain('a tmpfs needs root | not run');
    expect(allHold([row('a tmpfs needs root')])).toBe(true);
  });
});
