import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFloors, evenly } from './account-answers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Asks under a path; tells whether the answer, which is there at once, has been given yet. */
function ask(path: string, status: number, hasMail: boolean): () => boolean {
  let isGiven = false;
  const request = new Request(`https://play.example.org/api/auth${path}`, { method: 'POST' });
  void evenly(request, async () => new Response(null, { status }), { floors: answerFloors, hasMail }).then(() => (isGiven = true));
  return () => isGiven;
}

describe('an answer that would tell by its time whether an address is known', () => {
  it.each([
    ['/sign-up/email', 200, 400],
    ['/request-password-reset', 200, 400],
    ['/sign-in/email', 401, 250],
  ])('is held back: %s', async (path, status, least) => {
    const isGiven = ask(path, status, true);
    await vi.advanceTimersByTimeAsync(least - 1);
    expect(isGiven()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isGiven()).toBe(true);
  });

  it.each([
    ['of somebody who is let in', '/sign-in/email', 200, true],
    ['to a sign-up without mail', '/sign-up/email', 422, false],
    ['to anything else', '/change-password', 400, true],
  ])('is given at once where it is one %s', async (_, path, status, hasMail) => {
    const isGiven = ask(path, status, hasMail);
    await vi.advanceTimersByTimeAsync(0);
    expect(isGiven()).toBe(true);
  });
});
