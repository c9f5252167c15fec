import { plainText } from './plain-text.ts';

/**
 * Words that are to be read and never to be obeyed, between two marks. Nobody who wrote the words can know the
 * delimiter, and it is taken out of them; each entry is one line of JSON, so no entry can pose as another.
 */
export function dataBlock(delimiter: string, name: string, entries: readonly object[]): string {
  const lines = entries.map((entry) => JSON.stringify(entry, cleaned).replaceAll(delimiter, ''));
  return [`<<data ${delimiter} ${name}>>`, ...lines, `<<end ${delimiter}>>`].join('\n');
}

/** Cleans before JSON escapes, since an escape such as \u2067 is visible text. */
function cleaned(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? plainText(value.toWellFormed()) : value;
}
