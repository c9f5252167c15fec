import { useSyncExternalStore } from 'react';
import type { NarratorEar } from './narrator-ear.ts';
import type { TellingNow } from './telling-now.ts';

/** Whether the narrator speaks, thinks or rests, and whether a reply lies with a Dungeon Master; changes only when that does, not with every word. */
export function useNarrator(ear: NarratorEar): { speakingId: string | null; awaited: boolean; held: boolean } {
  const speakingId = useSyncExternalStore(ear.watch, () => ear.now().speaking?.id ?? null);
  const awaited = useSyncExternalStore(ear.watch, () => ear.now().awaited);
  const held = useSyncExternalStore(ear.watch, () => ear.now().held);
  return { speakingId, awaited, held };
}

/** All that is known of this moment; changes with every word. */
export function useTelling(ear: NarratorEar): TellingNow {
  return useSyncExternalStore(ear.watch, ear.now);
}
