import { useSyncExternalStore } from 'react';
import { realtime } from './realtime.ts';

/** Whether the connection to the server was lost and is not back yet. */
export function useConnectionLost(): boolean {
  const { watch, isLost } = realtime();
  return useSyncExternalStore(watch, isLost);
}
