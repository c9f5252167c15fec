import type { OpenConflict } from '#domain/world/lore/change.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Tome } from '#domain/world/tome.ts';
import { api } from '#web/lib/api.ts';
import { joinedTexts } from '#web/lib/text/joined-texts.ts';
import { useResolveConflict } from '#web/lib/world/use-open-conflicts.ts';
import { TwoVersions } from '#web/ui/text/two-versions.tsx';
import type { TomeDraft } from './tome-draft.ts';
import { editsTo, versionsOf } from './tome-versions.ts';
import { reloadTomes } from '#web/features/tomes/use-tomes.ts';

interface TomeConflictsProps {
  tome: Tome;
  /** The open conflicts of this tome. */
  conflicts: readonly OpenConflict[];
}

/** What people wrote at the same time in a tome, for a builder to choose; nothing where nothing waits. */
export function TomeConflicts({ tome, conflicts }: TomeConflictsProps) {
  const resolve = useResolveConflict(tome.worldId);
  if (conflicts.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {conflicts.map((conflict) => {
        const versions = versionsOf(tome, conflict);
        if (versions === null) return null;
        const joined = conflict.field === 'content' ? joinedTexts(versions.current, versions.other, limits.tomeTextLength) : null;
        const decide = (chosen: Partial<TomeDraft> | null) =>
          resolve.mutate({ conflictId: conflict.id, write: chosen === null ? undefined : () => write(tome, chosen) });
        return (
          <TwoVersions
            key={conflict.id}
            what={versions.what}
            current={versions.current}
            author={conflict.actorName}
            at={conflict.at}
            other={versions.other}
            busy={resolve.isPending}
            onKeep={() => decide(null)}
            onTake={() => decide(versions.chosen)}
            onJoin={joined === null ? undefined : () => decide({ content: joined })}
          />
        );
      })}
    </div>
  );
}

async function write(tome: Tome, chosen: Partial<TomeDraft>): Promise<void> {
  const { worldId, id: tomeId } = tome;
  const edits = editsTo(tome, chosen);
  if (edits !== null) await api.tomes.update({ worldId, tomeId, edits });
  await reloadTomes(worldId);
}
