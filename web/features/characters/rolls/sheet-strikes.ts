import { createContext } from 'react';

/** What an attack of the sheet of a character does in the fight that its hero acts in: null for one that the fight does not know now. */
export type StrikeOf = (characterId: string, attack: string) => (() => void) | null;

/** The attacks of the sheet around as a part of the turn of its hero in a fight; null where none goes on, or others act. */
export const SheetStrikes = createContext<StrikeOf | null>(null);
