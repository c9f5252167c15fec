import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlainCallError } from './plain-call.ts';
import { isAnswer, retryWait, withRetries } from './with-retries.ts';

const start = Date.parse('2026-11-20T10:00:00Z');
const lost = new TypeError('Failed to fetch');
const gateway = new PlainCallError(502, null);
const fault = new PlainCallError(500, { code: 'fault', message: 'Something went wrong here. Please try again.' });
const busy = (retryAfter: string | null, status = 503) => new PlainCallError(status, { code: 'server.busy', message: 'Busy.' }, retryAfter);
const refusal = new PlainCallError(409, { code: 'note.removed', message: 'Somebody has removed this note.' });

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

/** Makes a call that fails with each of these errors in turn, and answers when it was made and how it ended. */
async function play(...errors: unknown[]) {
  const seconds: number[] = [];
  const outcome = withRetries(async () => {
    seconds.push((Date.now() - start) / 1000);
    const error = errors[seconds.length - 1];
    if (error !== undefined) throw error;
    return 'done';
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { seconds, outcome: await outcome };
}

describe('a call that fails for now', () => {
  it('is made three times, after one and after two more seconds', async () => {
    expect(await play(lost, gateway)).toEqual({ seconds: [0, 1, 3], outcome: 'done' });
    expect(await play(lost, fault, lost)).toMatchObject({ outcome: lost });
  });

  it('fails with the last error and is not made a fourth time', async () => {
    const { seconds, outcome } = await play(lost, lost, gateway, 'never reached');
    expect([seconds, outcome]).toEqual([[0, 1, 3], gateway]);
  });

  it.each([
    ['waits as long as the server asks', '4', [0, 4, 6]],
    ['waits for the moment that the server names', 'Fri, 20 Nov 2026 10:00:03 GMT', [0, 3, 5]],
    ['never waits less than the doubling asks for', '0', [0, 1, 3]],
    ['ignores a wait that cannot be read', 'soon', [0, 1, 3]],
    ['is not made sooner than the server asks, so a longer wait than the cap ends it', '6', [0]],
  ])('%s', async (_title, retryAfter, seconds) => {
    expect((await play(busy(retryAfter), lost)).seconds).toEqual(seconds);
  });
});

describe('a call that is refused', () => {
  it('is not made again', async () => {
    expect(await play(refusal)).toEqual({ seconds: [0], outcome: refusal });
    expect((await play(busy(null, 429))).seconds).toEqual([0]);
  });

  it('is made again when the server says when', async () => {
    expect(await play(busy('2', 429))).toEqual({ seconds: [0, 2], outcome: 'done' });
  });
});

it.each(['AbortError', 'TimeoutError'])('a call that ended with %s is not made again', async (name) => {
  const ended = new DOMException('ended', name);
  expect(await play(ended)).toEqual({ seconds: [0], outcome: ended });
});

it('the wait doubles and stays at the cap', () => {
  expect([1, 2].map((failures) => retryWait(failures, lost))).toEqual([1000, 2000]);
  expect(retryWait(3, lost)).toBeNull();
});

it.each([
  [refusal, true],
  [fault, false],
  [gateway, false],
  [lost, false],
])('what the server decided is told from what nobody knows: %s', (error, decided) => {
  expect(isAnswer(error)).toBe(decided);
});
