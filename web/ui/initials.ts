import { initialOf } from './token.tsx';

/** A name without the number that tells those of that name apart, and that number; empty where there is none. */
export function numbered(name: string): { named: string; number: string } {
  const [, named = name, number = ''] = /^(.*\S) (\d+)$/.exec(name.trim()) ?? [];
  return { named, number };
}

/** What stands for somebody who has no picture: the initials of their name, and the number that tells them from others of that name. */
export function initialsOf(name: string): { letters: string; number: string } {
  const { named, number } = numbered(name);
  const words = named.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const [first = named, ...others] = words;
  const last = others.at(-1);
  return { letters: `${initialOf(first)}${last === undefined ? '' : initialOf(last)}`, number };
}
