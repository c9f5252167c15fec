import type { OpenConflict } from '#domain/world/lore/change.ts';
import { limits } from '#domain/limits/limits.ts';
import type { World } from '#domain/world/world.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { joinedTexts } from '#web/lib/text/joined-texts.ts';
import { useResolveConflict } from '#web/lib/world/use-open-conflicts.ts';
import { TwoVersions } from '#web/ui/text/two-versions.tsx';
import { reloadWorlds } from '#web/features/worlds/use-worlds.ts';
import { wordFields } from './world-fields-draft.ts';
import type { WorldFields } from './world-fields-draft.ts';

interface WorldConflictsProps {
  world: World;
  /** The open conflicts of the world itself. */
  conflicts: readonly OpenConflict[];
}

const labels: Record<keyof WorldFields, string> = { name: 'World name', description: 'World description' };

/** What people wrote at the same time as name or description of a world, for a builder to choose. */
export function WorldConflicts({ world, conflicts }: WorldConflictsProps) {
  const resolve = useResolveConflict(world.id);
  return conflicts.map((conflict) => {
    const field = wordFields.find((each) => each === conflict.field);
    if (field === undefined || typeof conflict.value !== 'string') return null;
    const other = conflict.value;
    const joined = field === 'description' ? joinedTexts(world.description, other, limits.worldDescriptionLength) : null;
    const decide = (value: string | null) =>
      resolve.mutate({ conflictId: conflict.id, write: value === null ? undefined : () => writeField(world, field, value) });
    return (
      <TwoVersions
        key={conflict.id}
        what={labels[field]}
        current={world[field]}
        author={conflict.actorName}
        at={conflict.at}
        other={other}
        busy={resolve.isPending}
        onKeep={() => decide(null)}
        onTake={() => decide(other)}
        onJoin={joined === null ? undefined : () => decide(joined)}
      />
    );
  });
}

async function writeField(world: World, field: keyof WorldFields, value: string): Promise<void> {
  const edits = { [field]: { value, seen: world.versions?.[field] ?? 1 } };
  const { world: now } = await api.worlds.update({ worldId: world.id, edits });
  queryClient.setQueryData(calls.worlds.get.queryKey({ input: { worldId: world.id } }), now);
  void reloadWorlds();
}
