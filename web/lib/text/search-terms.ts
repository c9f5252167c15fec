import { limits } from '#domain/limits/limits.ts';

/** The words of a list typed with commas between: each once, at most 24 of at most 60 characters. */
export function searchTerms(typed: string): string[] {
  const words = typed.split(',').map((word) => word.trim().slice(0, 60).trim());
  return [...new Set(words.filter((word) => word !== ''))].slice(0, limits.loreWords);
}
