import { createContext } from 'react';

/** What an attack of the sheet of a character does in the fight that its hero acts in: null for one that the fight does not know now. */
export type StrikeOf = (characterId: string, attack: string) => (() => void) | null;

/**
 * What casting a spell of the sheet of a character does in that fight: null for one that the hero has not ready there. `otherwise` is
 * what the sheet does, where the fight does not know the spell as a part of a turn.
 */
export type CastOf = (characterId: string, spell: string) => ((otherwise: () => void) => void) | null;

/** How an attack, by its name, or a spell, by its id, came out, and the line of the fight that says so. */
export interface Told {
  of: string;
  key: string;
  text: string;
}

/** The attacks and spells of the sheet around as a part of the turn of its hero in a fight. */
export interface FightTurn {
  /** Null where no fight goes on, or it is not their turn to attack. */
  strikeOf: StrikeOf | null;
  /** Null where no fight goes on, or it is not their turn. */
  castOf: CastOf | null;
  /** How what was done last from the sheet in this turn came out; null where nothing was, or it was undone. */
  told: Told | null;
}

export const SheetStrikes = createContext<FightTurn>({ strikeOf: null, castOf: null, told: null });
