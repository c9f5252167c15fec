import { afterEach, beforeEach, expect } from 'vitest';

let heard: string[] = [];

/** React writes its warnings with marks for what comes in: `%s`. */
function messageOf([first, ...rest]: unknown[]): string {
  const left = [...rest];
  return [String(first).replaceAll(/%[sdo]/g, () => String(left.shift())), ...left.map(String)].join(' ');
}

/** Fails each test of this file during which the console was told of a warning or an error, React's among them. */
export function failOnComplaints(): void {
  beforeEach(() => {
    heard = [];
    const hear = (...said: unknown[]) => void heard.push(messageOf(said));
    Object.assign(console, { error: hear, warn: hear });
  });
  afterEach(() => expect(heard, 'What the console complained about').toEqual([]));
}
