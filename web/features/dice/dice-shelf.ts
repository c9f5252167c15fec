import { limits } from '#domain/limits/limits.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';

/** A roll that was made on this device. */
export interface PastRoll {
  id: string;
  /** As it was written. */
  written: string;
  total: number;
  /** How it came to its total. */
  explained: string;
}

const names = { past: 'hearthlore.dice.past', favourites: 'hearthlore.dice.favourites' } as const;

const isText = (value: unknown): value is string => typeof value === 'string';

function readPast(value: unknown): PastRoll[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { id, written, total, explained } = { id: null, written: null, total: null, explained: null, ...each };
    return isText(id) && isText(written) && typeof total === 'number' && isText(explained) ? [{ id, written, total, explained }] : [];
  });
}

const readTexts = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : null);

/** What this device remembers of rolled dice. */
export const diceShelf = {
  past: () => readStored(localStorage, names.past, readPast) ?? [],
  favourites: () => readStored(localStorage, names.favourites, readTexts) ?? [],
  keepPast: (rolls: readonly PastRoll[]) => writeStored(localStorage, names.past, rolls.length === 0 ? null : rolls),
  keepFavourites: (texts: readonly string[]) => writeStored(localStorage, names.favourites, texts.length === 0 ? null : texts),
};

/** Rolls with one more, the latest first; the oldest are forgotten. */
export function withRoll(rolls: readonly PastRoll[], roll: PastRoll): PastRoll[] {
  return [roll, ...rolls].slice(0, limits.diceRemembered);
}

/** Favourites with this one, or without it where it is one. */
export function toggledFavourite(favourites: readonly string[], text: string): string[] {
  if (favourites.includes(text)) return favourites.filter((each) => each !== text);
  return [...favourites, text].slice(-limits.diceFavourites);
}
