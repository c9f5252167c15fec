import { useStore } from '#web/lib/store/store.ts';
import type { NarrationStore } from './narration-store.ts';
import type { CurrentNarration } from './current-narration.ts';

/** Whether the narrator speaks, thinks or rests, and whether a reply lies with a Dungeon Master; changes only when that does, not with every word. */
export function useNarrator(narration: NarrationStore): { speakingId: string | null; awaited: boolean; held: boolean } {
  const speakingId = useStore(narration.state, (now) => now.speaking?.id ?? null);
  const awaited = useStore(narration.state, (now) => now.awaited);
  const held = useStore(narration.state, (now) => now.held);
  return { speakingId, awaited, held };
}

/** All that is known of this moment; changes with every word. */
export function useTelling(narration: NarrationStore): CurrentNarration {
  return useStore(narration.state);
}
