import type { Message } from '#domain/chat/message.ts';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** A reply of the narrator that is shown. */
export interface ReplyShown {
  message: Message;
  /** Nothing was told after it. */
  newest: boolean;
}

/** What stands below a reply of the narrator: given by the screen; null where one only reads. */
export const BelowReply = createContext<((shown: ReplyShown) => ReactNode) | null>(null);
