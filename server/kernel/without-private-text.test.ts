import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withoutPrivateText } from './without-private-text.ts';

const CANARY = 'canary-7f3a';

/** What is thrown by something, which must throw. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

const faults: [string, unknown][] = [
  ['a text that is no JSON', thrownBy(() => JSON.parse(`{"whisper": ${CANARY}}`))],
  ['a long text that is no JSON', thrownBy(() => JSON.parse(`${CANARY} ${'x'.repeat(200)} ${CANARY}`))],
  ['a value that fits no schema', thrownBy(() => z.strictObject({ a: z.int() }).parse({ [CANARY]: CANARY, a: CANARY }))],
  ['an address that a mail server repeats', new Error(`550 5.1.1 <${CANARY}@example.org>: Recipient address rejected`)],
  ['a link with a code in it', new Error(`fetch failed: https://table.example.org/join?code=${CANARY}`)],
  ['a cause', new Error('Around it', { cause: new Error(`to ${CANARY}@example.org`) })],
  ['a thrown object', { whisper: CANARY }],
  ['an error with more on it', Object.assign(new Error('Failed'), { detail: CANARY, requestBodyValues: { prompt: CANARY } })],
];

describe('what is written into the log of a fault', () => {
  it.each(faults)('holds no private word of %s', (_what, fault) => {
    expect(withoutPrivateText(fault)).not.toContain(CANARY);
  });

  it('still says what went wrong, where, and because of what', () => {
    const told = withoutPrivateText(new Error('The tide is out', { cause: new TypeError('No boat') }));
    expect(told).toMatch(/^Error: The tide is out\n\s+at .*\ncaused by TypeError: No boat\n\s+at /s);
    expect(withoutPrivateText(faults[2]?.[1])).toMatch(/^ZodError: a: invalid_type/);
  });
});
