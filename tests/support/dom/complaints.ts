import { afterEach, beforeEach, expect } from 'vitest';

let heard: string[] = [];

/** Says that a module which is loaded late was there between two waits of a test: chance, and no fault of what is tested. */
const LOADED_BETWEEN_WAITS = 'A suspended resource finished loading inside a test';

/** React writes its warnings with marks for what comes in: `%s`. */
function messageOf([first, ...rest]: unknown[]): string {
  const left = [...rest];
  return [String(first).replaceAll(/%[sdo]/g, () => String(left.shift())), ...left.map(String)].join(' ');
}

/** Fails each test of this file during which the console was told of a warning or an error, React's among them. */
export function failOnComplaints(): void {
  beforeEach(() => {
    heard = [];
    const hear = (...said: unknown[]) => {
      const message = messageOf(said);
      if (!message.startsWith(LOADED_BETWEEN_WAITS)) heard.push(message);
    };
    Object.assign(console, { error: hear, warn: hear });
  });
  afterEach(() => expect(heard, 'What the console complained about').toEqual([]));
}
