import { realtime } from './realtime.ts';
import { useStore } from '#web/lib/store/store.ts';

/** Whether the connection to the server was lost and is not back yet. */
export function useConnectionLost(): boolean {
  return useStore(realtime().state, ({ isLost }) => isLost);
}
