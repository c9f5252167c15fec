import type { Target } from './message.ts';

/** The readers of a message, null for everyone; `dms` are those who lead the table. */
export function audienceOf(target: Target, author: string, dms: readonly string[]): string[] | null {
  if (target.kind === 'group') return null;
  if (target.kind === 'notes') return [author];
  return [...new Set([author, ...(target.kind === 'dm' ? dms : [target.userId])])];
}

/**
 * Whether everyone who will read an answer may read what it answers, so that its quote tells nobody anything new. Null
 * stands for the whole table.
 */
export function coversReaders(quoted: readonly string[] | null, answer: readonly string[] | null): boolean {
  if (quoted === null) return true;
  return answer !== null && answer.every((reader) => quoted.includes(reader));
}
