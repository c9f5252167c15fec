import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import type { RollTarget } from '#domain/chat/message.ts';
import type { Fallen } from '#domain/chat/rolled-since.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Advantage } from '#domain/rules/combat-terms.ts';
import { createContext } from 'react';

/** What one adds to a roll before it is made. */
export interface RollWish {
  advantage: Advantage;
  bonus: number;
  /** What it is rolled against; null where nobody said. */
  dc: number | null;
  to: RollTarget['kind'];
}

export const plainWish: RollWish = { advantage: 'none', bonus: 0, dc: null, to: 'group' };

/** What was rolled on this sheet a moment ago, and what it came to in words. */
export interface LastRoll {
  key: string;
  rolls: readonly Roll[];
  content: string;
  /** Takes back what was done, where the sheet has changed with it. */
  undo?: () => void;
  /** The message they stand in and when they fell, for one to be rolled again. */
  story?: Fallen;
}

/** What the parts of a sheet are given to roll its numbers with. */
export interface Rolls {
  /** Whether there is no table that sees what falls. */
  isAlone?: boolean;
  busy: boolean;
  last: LastRoll | null;
  forget: () => void;
  /** Shows what fell when something was done. */
  show: (fallen: LastRoll) => void;
  /** Rolls on the server and shows what fell; answers whether it did. */
  roll: (what: RolledNumber, wish?: RollWish) => Promise<boolean>;
}

/** The rolls of the sheet around; null where one may only look. */
export const SheetRolls = createContext<Rolls | null>(null);
