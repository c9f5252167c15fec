import { calls } from '#web/lib/api.ts';
import { PeopleBoxes } from '#web/lib/editing/people-boxes.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';

interface PeopleChoiceProps {
  worldId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The readers of a world, to choose some of them. Builders read everything and are not asked for. */
export function PeopleChoice({ worldId, chosen, onChange }: PeopleChoiceProps) {
  const { data: members, isPending } = useQuery(calls.worlds.members.queryOptions({ input: { worldId } }));
  if (isPending) return <SkeletonLines lines={2} />;
  // One who was chosen and builds by now is still shown, to be taken off.
  const readers = (members ?? []).filter(({ role, userId }) => role === 'reader' || chosen.includes(userId));
  return (
    <PeopleBoxes
      people={readers.map(({ userId, name }) => ({ id: userId, label: name }))}
      chosen={chosen}
      former="A former member"
      nobody="No one else has access yet. Invite players to this world or to your table."
      onChange={onChange}
    />
  );
}
