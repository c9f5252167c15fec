import { describe, expect, it } from 'vitest';
import { judgeBackups, judgeDatabase, judgeDisk, judgeFiles, judgeMail, judgeModel, judgeQueue, judgeTables } from './judge-health.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const GB = 1024 ** 3;

describe('the health of the server', () => {
  it.each([
    [40, 'good'],
    [400, 'warning'],
    [4000, 'bad'],
  ] as const)('calls a database that takes %i ms %s', (milliseconds, state) => {
    const finding = judgeDatabase({ engine: 'pglite', bytes: 12 * 1024 * 1024, milliseconds });
    expect(finding).toEqual({ name: 'Database', state, message: `Embedded, 12 MB, answers in ${milliseconds} ms.` });
  });

  it.each([
    [[], null, 'good', 'No damage was met.'],
    [
      ['message', 'world'],
      null,
      'bad',
      'Damaged: message, world. Nothing more is written there; what can be read is shown. Stop the server, copy the data folder, then bring it back.',
    ],
    [
      [],
      'invalid page',
      'bad',
      'The database itself is damaged (invalid page). Stop the server, copy the data folder, then bring it back.',
    ],
  ] as const)('says of damage in %j and %s beyond %s', (stopped, elsewhere, state, message) => {
    expect(judgeTables({ stopped: [...stopped], elsewhere, wayBack: () => 'bring it back.' })).toEqual({ name: 'Tables', state, message });
  });

  it.each([
    [0, null, 'good', 'No reply is waiting.'],
    [1, 0.5, 'good', '1 reply waits, the oldest for 30 seconds.'],
    [3, 2, 'warning', '3 replies wait, the oldest for 2 minutes.'],
    [9, 90, 'bad', '9 replies wait, the oldest for 2 hours.'],
  ] as const)('calls %i waiting replies for %s minutes %s', (waiting, minutes, state, message) => {
    expect(judgeQueue({ waiting, since: minutes === null ? null : ago(minutes) }, now)).toMatchObject({ state, message });
  });

  const told = { at: ago(2), model: 'openai:x', fellBack: null };
  const failed = { at: ago(1), model: 'Storyteller', fellBack: 'key-refused' };
  const overQuota = { at: ago(1), model: 'Storyteller', fellBack: 'cap-reached' };
  it.each([
    ['answered', [told, failed], 'good', 'openai:x answered 2 minutes ago.'],
    ['was not asked', [], 'good', 'openai:x has not been asked lately.'],
    ['was not asked because of a cap', [overQuota], 'good', 'openai:x has not been asked lately.'],
    ['failed once', [failed, told], 'warning', 'openai:x did not answer 1 minute ago (key-refused). The Storyteller told instead.'],
    ['failed each time', [failed, failed], 'bad', 'openai:x did not answer 1 minute ago (key-refused). The Storyteller told instead.'],
  ] as const)('says of a model that it %s', (_what, endings, state, message) => {
    expect(judgeModel({ isModel: true, label: 'openai:x', endings: [...endings] }, now)).toEqual({ name: 'Model', state, message });
  });

  it('asks nothing of the Storyteller', () => {
    expect(judgeModel({ isModel: false, label: 'Storyteller', endings: [failed] }, now).state).toBe('good');
  });

  it.each([
    [50 * GB, 'good', '50.0 GB'],
    [0.5 * GB, 'warning', '512 MB'],
    [0.1 * GB, 'bad', '102 MB'],
  ] as const)('calls %d free bytes %s', (free, state, message) => {
    expect(judgeDisk(free)).toMatchObject({ state, message: `Free in the data folder: ${message}.` });
  });

  it('warns of a backup that is missing or old', () => {
    expect(judgeBackups(null, now).state).toBe('warning');
    expect(judgeBackups({ createdAt: ago(60 * 20).toISOString() }, now)).toMatchObject({
      state: 'good',
      message: 'The newest one was made 20 hours ago.',
    });
    expect(judgeBackups({ createdAt: ago(60 * 24 * 3).toISOString() }, now)).toMatchObject({
      state: 'warning',
      message: 'The newest one was made 3 days ago.',
    });
  });

  it('says where uploaded files lie, and when another server does not find them', () => {
    const label = 'the bucket hearth';
    expect(judgeFiles({ label, others: 0, apart: [] })).toMatchObject({ state: 'good', message: 'They lie in the bucket hearth.' });
    expect(judgeFiles({ label, others: 2, apart: [] }).message).toBe('They lie in the bucket hearth. 3 servers share them.');
    expect(judgeFiles({ label, others: 2, apart: ['inn (process 7)'] })).toMatchObject({
      state: 'bad',
      message: expect.stringContaining('not shared with another server on this database: inn (process 7).'),
    });
  });

  it('says where letters come from', () => {
    expect(judgeMail({ configured: true, from: 'hearth@example.org' }).message).toBe('Letters come from hearth@example.org.');
    expect(judgeMail({ configured: false, from: null }).message).toContain('Not configured.');
  });
});
