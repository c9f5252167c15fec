import { isDm } from '#domain/campaign/seat.ts';
import { limits } from '#domain/limits/limits.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import { calls } from '#web/lib/api.ts';
import { AudienceField } from '#web/lib/editing/audience-field.tsx';
import { PeopleBoxes } from '#web/lib/editing/people-boxes.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';

interface LoreReadersProps {
  campaignId: string;
  value: LoreAudience;
  onChange: (audience: LoreAudience) => void;
}

const meanings = {
  everyone: 'Everyone at the table, and the narrator.',
  dm: 'Only the Dungeon Masters of this table.',
  players: 'The people you choose, and the Dungeon Masters.',
};

/** Who may read an entry of a table's own. */
export function LoreReaders({ campaignId, ...field }: LoreReadersProps) {
  return (
    <AudienceField
      meanings={meanings}
      people={(chosen, onChoose) => <Players campaignId={campaignId} chosen={chosen} onChange={onChoose} />}
      {...field}
    />
  );
}

interface PlayersProps {
  campaignId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

function Players({ campaignId, chosen, onChange }: PlayersProps) {
  const { data: members, isPending, isError, refetch } = useQuery(calls.campaigns.members.queryOptions({ input: { campaignId } }));
  if (isPending) return <SkeletonLines lines={2} />;
  if (isError)
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        The people at the table could not be loaded.
      </ErrorState>
    );
  // One who was chosen and leads by now is still shown, to be taken off.
  const players = members.filter(({ seat, userId }) => !isDm(seat) || chosen.includes(userId));
  return (
    <>
      <PeopleBoxes
        people={players.map(({ userId, name, character }) => ({ id: userId, label: character === null ? name : `${name}, ${character}` }))}
        chosen={chosen}
        former="Former player"
        nobody="No one else is at this table yet."
        onChange={onChange}
      />
      {members.length === limits.seatsPerAnswer && (
        <p className="text-note text-ink-soft">
          The list ends after {limits.seatsPerAnswer} people. Who came later to watch is not in it; “Everyone” reaches them.
        </p>
      )}
    </>
  );
}
