import { DeletedWorld } from '#web/features/lore/draft/deleted-world.tsx';
import type { EntryDraft } from '#web/features/lore/draft/entry-draft.ts';
import { useRestoreWorld } from '#web/features/worlds/deletion/use-delete-world.ts';
import { useWorlds } from '#web/features/worlds/use-worlds.ts';

interface DeletedMeanwhileProps {
  worldId: string;
  personId: string;
  entryId: string;
  draft: EntryDraft;
  onDiscarded: () => void;
}

/** A world that was deleted while somebody wrote in it, with the way back for its owner. */
export function DeletedMeanwhile({ worldId, ...kept }: DeletedMeanwhileProps) {
  const deleted = useWorlds('deleted');
  const restore = useRestoreWorld();
  const isOwn = deleted.data?.some(({ id }) => id === worldId) ?? false;
  return <DeletedWorld {...kept} restore={isOwn ? { busy: restore.isPending, act: () => restore.mutate({ worldId }) } : null} />;
}
