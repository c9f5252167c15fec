import type { World } from '#domain/world/world.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { reloadConflicts } from '#web/lib/world/use-open-conflicts.ts';
import { useState } from 'react';
import { reloadWorlds } from '#web/features/worlds/use-worlds.ts';
import { afterSaving, editsOf, readWordsDraft, written } from './words-draft.ts';
import type { WordField, WordsDraft } from './words-draft.ts';

const notSaved = { title: 'Error', sentence: 'Failed to update world data.' };
const untouched: WordsDraft = {};

/** Name and description as somebody is writing them, kept until they are saved. What could not be merged becomes a conflict. */
export function useWorldWords(world: World, personId: string) {
  const [draft, change] = useSessionStorage(`hearthlore.world-words/${personId}/${world.id}`, untouched, readWordsDraft);
  const [saving, setSaving] = useState(false);
  const edits = editsOf(draft, world);

  async function save() {
    if (saving) return;
    setSaving(true);
    try {
      const { world: now, conflicts } = await api.worlds.update({ worldId: world.id, edits });
      if (conflicts.length > 0) await reloadConflicts(world.id);
      else notify.done('Saved');
      queryClient.setQueryData(calls.worlds.get.queryKey({ input: { worldId: world.id } }), now);
      void reloadWorlds();
      change((before) => afterSaving(before, edits));
    } catch (error) {
      notify.refusal(error, notSaved);
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    saving,
    dirty: Object.keys(edits).length > 0,
    write: (field: WordField, value: string) => change((now) => written(now, world, field, value)),
    save,
    discard: () => change(() => untouched),
  };
}
