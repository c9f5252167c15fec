import { plainText } from './plain-text.ts';

/**
 * Words that are to be read and never to be obeyed, between two marks. Nobody who wrote the words can know the
 * delimiter, and it is taken out of them; each entry is one line of JSON, so no entry can pose as another.
 */
export function dataBlock(delimiter: string, name: string, entries: readonly object[]): string {
  const lines = entries.map((entry) => without(delimiter, JSON.stringify(entry, cleaned)));
  return [`<<data ${delimiter} ${name}>>`, ...lines, `<<end ${delimiter}>>`].join('\n');
}

/** Takes a word out until none is left, also where its halves stood around it. */
function without(word: string, text: string): string {
  return text.includes(word) ? without(word, text.replaceAll(word, '')) : text;
}

/** Cleans before JSON escapes, since an escape such as \u2067 is visible text. */
function cleaned(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? plainText(value.toWellFormed()) : value;
}
