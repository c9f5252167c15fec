import type { World } from '#domain/world/world.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { useVersionedDraft } from '#web/lib/drafts/use-versioned-draft.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { reloadConflicts } from '#web/lib/world/use-open-conflicts.ts';
import { reloadWorlds } from '#web/features/worlds/use-worlds.ts';
import { editsOf, readWorldFieldsDraft, savedVersionOf, worldFieldsDrafts } from './world-fields-draft.ts';

/** Name and description as somebody is writing them, kept until they are saved. What could not be merged becomes a conflict. */
export function useWorldFields(world: World, personId: string) {
  return useVersionedDraft(
    {
      name: `hearthlore.world-words/${personId}/${world.id}`,
      rules: worldFieldsDrafts,
      read: readWorldFieldsDraft,
      now: savedVersionOf(world),
    },
    {
      send: (draft) => api.worlds.update({ worldId: world.id, edits: editsOf(draft) }),
      savedVersionOf: (saved) => savedVersionOf(saved.world),
      failure: { title: 'Error', sentence: 'Failed to update world data.' },
      onSaved: async ({ world: now, conflicts }) => {
        queryClient.setQueryData(calls.worlds.get.queryKey({ input: { worldId: world.id } }), now);
        void reloadWorlds();
        if (conflicts.length > 0) await reloadConflicts(world.id);
        else notify.done('Saved');
      },
    },
  );
}
