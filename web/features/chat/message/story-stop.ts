import { createContext } from 'react';

/** Whether Tab reaches what can be done with a message: that of one message at a time, and the arrow keys lead to the others. */
export const InTabOrder = createContext(true);
