import type { CheckCause, CheckRoller } from '#domain/check/check.ts';
import type { Message } from '#domain/chat/message.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Table } from '#web/features/chat/room/readers.ts';
import { createContext } from 'react';
import type { ReactNode } from 'react';

export interface RollShown {
  message: Message;
  roll: Roll;
  /** Which of the message's rolls. */
  index: number;
  table: Table;
}

export interface SaveShown {
  message: Message;
  cause: CheckCause;
  /** Who has saved. */
  roller: CheckRoller;
  table: Table;
  /** Has a hero take the damage. */
  onApply: (characterId: string) => Promise<void>;
}

/** What can be done with a save that a spell forces, below its row: given by the screen; null where one only looks. */
export const SaveTools = createContext<((shown: SaveShown) => ReactNode) | null>(null);

/** What can be done with a roll of a sheet, below its card: given by the screen; null where one only looks. */
export const RollTools = createContext<((shown: RollShown) => ReactNode) | null>(null);
