import { useSyncExternalStore } from 'react';
import type { NarrationStore } from './narration-store.ts';
import type { CurrentNarration } from './current-narration.ts';

/** Whether the narrator speaks, thinks or rests, and whether a reply lies with a Dungeon Master; changes only when that does, not with every word. */
export function useNarrator(narration: NarrationStore): { speakingId: string | null; awaited: boolean; held: boolean } {
  const speakingId = useSyncExternalStore(narration.watch, () => narration.now().speaking?.id ?? null);
  const awaited = useSyncExternalStore(narration.watch, () => narration.now().awaited);
  const held = useSyncExternalStore(narration.watch, () => narration.now().held);
  return { speakingId, awaited, held };
}

/** All that is known of this moment; changes with every word. */
export function useTelling(narration: NarrationStore): CurrentNarration {
  return useSyncExternalStore(narration.watch, narration.now);
}
