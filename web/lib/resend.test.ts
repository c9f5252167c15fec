import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlainCallError } from './calls/plain-call.ts';
import { resend } from './resend.ts';

const start = Date.parse('2026-11-22T10:00:00Z');
const away = new PlainCallError(503, { code: 'database.away', message: 'The database does not answer. What you wrote is kept here.' }, '1');
const refusal = new PlainCallError(409, { code: 'note.removed', message: 'This note was removed.' });
const lost = new TypeError('Failed to fetch');

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

/** Makes a write that fails with each of these errors in turn; answers when it was made, how it ended and what the person was told. */
async function play(...errors: unknown[]) {
  const seconds: number[] = [];
  const told: unknown[] = [];
  const outcome = resend(
    async () => {
      seconds.push((Date.now() - start) / 1000);
      const error = errors[seconds.length - 1];
      if (error !== undefined) throw error;
      return 'done';
    },
    (error) => told.push(error),
  ).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { seconds, outcome: await outcome, told };
}

describe('a write with a key', () => {
  it('is sent again until the database answers, and the person is told once', async () => {
    const { seconds, outcome, told } = await play(away, away, away, away, away, away, away);
    expect(seconds).toEqual([0, 1, 3, 8, 9, 11, 16, 17]);
    expect([outcome, told]).toEqual(['done', [away]]);
  });

  it('is sent again until there is room on the disk', async () => {
    const full = new PlainCallError(503, { code: 'disk.full', message: 'The disk of this server is full.' }, '1');
    expect(await play(full, full, full, full, full)).toMatchObject({ outcome: 'done', told: [full] });
  });

  it('ends with what the server decides once it answers', async () => {
    expect(await play(away, away, away, refusal)).toMatchObject({ outcome: refusal, told: [away] });
  });

  it('is not sent for ever where the server is not reached', async () => {
    expect(await play(lost, lost, lost)).toEqual({ seconds: [0, 1, 3], outcome: lost, told: [] });
  });
});
