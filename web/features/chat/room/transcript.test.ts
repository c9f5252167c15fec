import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTranscript, withMessage, withNewest, withOlder } from './transcript.ts';
import { message } from './message.fixture.ts';

const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const positions = (known: { messages: readonly { position: number }[] }) => known.messages.map(({ position }) => position);

describe('the transcript', () => {
  it('puts an older page before what is known', () => {
    const known = withOlder({ messages: run(51, 60), more: true, newer: false }, { messages: run(41, 50), more: false, newer: false });
    expect(positions(known)).toEqual(positions({ messages: run(41, 60) }));
    expect(known.more).toBe(false);
  });

  it('keeps a message once when the page, the answer and the event all bring it', () => {
    const known = withNewest({ messages: run(1, 3), more: false, newer: false }, { messages: run(2, 5), more: true, newer: false });
    expect(positions(withMessage(known, message(5)))).toEqual([1, 2, 3, 4, 5]);
    expect(known.more).toBe(false);
  });

  it('puts a whisper that arrives late at its place', () => {
    const known = withMessage({ messages: [message(1), message(3)], more: false, newer: false }, message(2));
    expect(positions(known)).toEqual([1, 2, 3]);
  });

  it('leaves a message older than everything known to its page', () => {
    const known = { messages: run(10, 12), more: true, newer: false };
    expect(withMessage(known, message(4))).toBe(known);
    expect(positions(withMessage({ ...known, more: false, newer: false }, message(4)))).toEqual([4, 10, 11, 12]);
  });

  it('lets go of what is known when the newest page leaves a hole', () => {
    const known = withNewest({ messages: run(1, 10), more: false, newer: false }, { messages: run(70, 80), more: true, newer: false });
    expect(positions(known)).toEqual(positions({ messages: run(70, 80) }));
    expect(known.more).toBe(true);
  });

  it('is ordered and free of doubles whatever arrives in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (arrivals) => {
        const known = arrivals.reduce((so, position) => withMessage(so, message(position)), emptyTranscript);
        expect(positions(known)).toEqual([...new Set(arrivals)].toSorted((a, b) => a - b));
      }),
    );
  });
});
