import { writeStored, useSessionStorage } from './use-session-storage.ts';

const nameOf = (personId: string, place: string) => `hearthlore.words/${personId}/${place}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** Unsent text that survives a reload of the tab. */
export function useStoredDraft(personId: string, place: string): [text: string, write: (text: string) => void] {
  const [text, change] = useSessionStorage(nameOf(personId, place), '', textOf);
  return [text, (next) => change(() => next)];
}

/** Removes unsent text from the session storage; a field that shows it keeps it. */
export function removeStoredDraft(personId: string, place: string): void {
  writeStored(sessionStorage, nameOf(personId, place), null);
}
