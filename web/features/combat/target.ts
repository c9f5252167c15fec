import { readStored, useSessionStorage } from '#web/lib/storage/use-session-storage.ts';

const NOBODY = '';
const nameOf = (fightId: string) => `fight-target:${fightId}`;
const readId = (value: unknown) => (typeof value === 'string' ? value : null);

/** Whom one aims at in a fight: kept while one looks at the story or a sheet. Give the component the fight's id as its key. */
export function useTarget(fightId: string) {
  const [id, change] = useSessionStorage(nameOf(fightId), NOBODY, readId);
  return [id === NOBODY ? null : id, (next: string | null) => change(() => next ?? NOBODY)] as const;
}

/** Whom one aims at in a fight, for what is done elsewhere. */
export const targetIn = (fightId: string): string | null => readStored(sessionStorage, nameOf(fightId), readId);
