import { limits } from '#domain/limits/limits.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';

/** An encounter that somebody kept: its name, its foes as they are written, and for whom, where levels were typed. */
export interface KeptHere {
  id: string;
  name: string;
  foes: string;
  party?: string;
}

const name = 'hearthlore.encounters';

function readKept(value: unknown): KeptHere[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { id, name: called, foes, party } = { id: null, name: null, foes: null, party: undefined, ...each };
    if (typeof id !== 'string' || typeof called !== 'string' || typeof foes !== 'string') return [];
    return [{ id, name: called, foes, ...(typeof party === 'string' && { party }) }];
  });
}

/** The encounters that are kept on this device, the latest first. */
export const encounterShelf = {
  read: () => readStored(localStorage, name, readKept) ?? [],
  write: (kept: readonly KeptHere[]) => writeStored(localStorage, name, kept.length === 0 ? null : kept.slice(0, limits.encountersKept)),
};
