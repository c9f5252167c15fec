import { createContext } from 'react';

/** What an attack of the sheet of a character does in the fight that its hero acts in: null for one that the fight does not know now. */
export type StrikeOf = (characterId: string, attack: string) => (() => void) | null;

/** The attacks of the sheet around as a part of the turn of its hero in a fight. */
export interface FightTurn {
  /** Null where no fight goes on, or it is not their turn to attack. */
  strikeOf: StrikeOf | null;
  /** How what was done last from the sheet in this turn came out; null where nothing was. */
  told: string | null;
}

export const SheetStrikes = createContext<FightTurn>({ strikeOf: null, told: null });
