import type { Checkpoint } from '#domain/timeline/history.ts';
import type { Recap } from '#domain/timeline/recap.ts';
import type { Event } from '#contract/realtime/events.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';

type Change = Extract<Event, { type: 'history.checkpointSaved' | 'history.recapped' | 'history.unrecapped' }>;

/** Takes a checkpoint or a recap into the lists that show it. */
export function takeHistoryChange(change: Change): void {
  const { campaignId } = change;
  if (change.type === 'history.checkpointSaved') return takeCheckpoint(campaignId, change.checkpoint);
  const queryKey = calls.history.recaps.queryKey({ input: { campaignId } });
  applyState(queryKey, () => {
    queryClient.setQueryData(queryKey, (known) => {
      if (!known) return known;
      if (change.type === 'history.recapped') return recapsAfter(known, change.recap);
      return { ...known, damaged: known.damaged.filter(({ id }) => id !== change.recapId) };
    });
    return true;
  });
}

function takeCheckpoint(campaignId: string, checkpoint: Checkpoint | null): void {
  const input = (before: number | undefined) => ({ campaignId, before });
  const queryKey = calls.history.list.infiniteKey({ input, initialPageParam: undefined });
  applyState(queryKey, () => {
    if (checkpoint === null) return false;
    queryClient.setQueryData(queryKey, (past) => {
      const [first, ...older] = past?.pages ?? [];
      return past && first && { ...past, pages: [{ ...first, checkpoints: checkpointsAfter(first.checkpoints, checkpoint) }, ...older] };
    });
    return true;
  });
}

/** The checkpoints with another one, the newest first. */
export function checkpointsAfter(checkpoints: readonly Checkpoint[], checkpoint: Checkpoint): Checkpoint[] {
  return [...checkpoints.filter(({ id }) => id !== checkpoint.id), checkpoint].toSorted((one, other) => other.position - one.position);
}

interface Recaps {
  recaps: Recap[];
  damaged: { id: string; number: number | null }[];
}

/** The recaps with one as it stands, the latest session first. What was shown stays shown, and an older text changes nothing. */
export function recapsAfter(known: Recaps, recap: Recap): Recaps {
  const now = known.recaps.find(({ id }) => id === recap.id);
  if (now && (now.version > recap.version || (now.state === 'published' && recap.state === 'draft'))) return known;
  return {
    damaged: known.damaged.filter(({ id }) => id !== recap.id),
    recaps: [...known.recaps.filter((each) => each !== now), recap].toSorted((one, other) => other.number - one.number),
  };
}
