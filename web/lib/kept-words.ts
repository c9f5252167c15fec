import { keep, useKept } from './use-kept.ts';

const nameOf = (personId: string, place: string) => `hearthlore.words/${personId}/${place}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** Words that somebody typed and has not sent, kept over a reload of the tab. */
export function useKeptWords(personId: string, place: string): [words: string, write: (words: string) => void] {
  const [words, change] = useKept(nameOf(personId, place), '', textOf);
  return [words, (next) => change(() => next)];
}

/** Takes kept words out of the tab's storage; where they show already they stay. */
export function forgetWords(personId: string, place: string): void {
  keep(sessionStorage, nameOf(personId, place), null);
}
