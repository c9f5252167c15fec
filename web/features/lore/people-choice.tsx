import { calls } from '#web/lib/api.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';

interface PeopleChoiceProps {
  worldId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The readers of a world, to choose some of them. Builders read everything and are not asked for. */
export function PeopleChoice({ worldId, chosen, onChange }: PeopleChoiceProps) {
  const { data: members, isPending } = useQuery(calls.worlds.members.queryOptions({ input: { worldId } }));
  if (isPending) return <SkeletonLines lines={2} />;
  const readers = (members ?? []).filter(({ role }) => role === 'reader');
  const former = chosen.filter((id) => members?.some(({ userId }) => userId === id) !== true);
  const set = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className="flex flex-col gap-2 rounded-control border border-line bg-surface p-3">
      <legend className="sr-only">Players</legend>
      {readers.map(({ userId, name }) => (
        <Checkbox key={userId} label={name} checked={chosen.includes(userId)} onChange={(on) => set(userId, on)} />
      ))}
      {former.map((id) => (
        <Checkbox key={id} label="A former member" checked onChange={() => set(id, false)} />
      ))}
      {readers.length === 0 && (
        <p className="text-control text-ink-soft">Nobody reads this world yet. Invite players to it, or let them join your table.</p>
      )}
    </fieldset>
  );
}
