import { describe, expect, it } from 'vitest';
import { backupName, momentOf } from './backup-name.ts';

describe('a backup’s name', () => {
  it('tells when it was made, and who wanted it', () => {
    const now = new Date('2026-11-20T10:11:12.345Z');
    const [asked, daily] = [backupName('asked', now, 'tar.gz'), backupName('daily', now, 'dump')];
    expect([asked, daily]).toEqual(['hearthlore-20261120T101112Z.tar.gz', 'hearthlore-daily-20261120T101112Z.dump']);
    expect([momentOf(asked), momentOf(daily)]).toEqual(['2026-11-20T10:11:12.000Z', '2026-11-20T10:11:12.000Z']);
  });

  it.each([
    '../hearthlore-20261120T101112Z.tar.gz',
    'hearthlore-20261120T101112Z.tar.gz/..',
    'hearthlore-20261120T101112Z.tar.gz\n',
    'hearthlore-20261120T101112Z.tar.gz.partial',
    'hearthlore-20261120T101112Z.sql',
    'hearthlore-20261399T101112Z.dump',
    'hearthlore.pid',
    '',
  ])('is not %j', (name) => {
    expect(momentOf(name)).toBeNull();
  });
});
