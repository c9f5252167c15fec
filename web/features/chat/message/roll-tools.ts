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

/** What can be done with a roll of a sheet, below its card: given by the screen; null where one only looks. */
export const RollTools = createContext<((shown: RollShown) => ReactNode) | null>(null);
