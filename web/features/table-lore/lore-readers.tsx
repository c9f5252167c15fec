import { isDm } from '#domain/seat.ts';
import type { LoreAudience } from '#domain/world-bundle.ts';
import { calls } from '#web/lib/api.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface LoreReadersProps {
  campaignId: string;
  value: LoreAudience;
  onChange: (audience: LoreAudience) => void;
}

const kinds = [
  { id: 'everyone', label: 'Everyone', meaning: 'Everyone at the table, and the narrator.' },
  { id: 'dm', label: 'DM only', meaning: 'The Dungeon Masters of this table, and nobody else.' },
  { id: 'players', label: 'Chosen players', meaning: 'Those you name, besides the Dungeon Masters.' },
] as const;

/** Who may read an entry. Until somebody is chosen, one for chosen players is for the Dungeon Masters alone. */
export function LoreReaders({ campaignId, value, onChange }: LoreReadersProps) {
  const [names, setNames] = useState(false);
  const kind = typeof value === 'string' ? (names && value === 'dm' ? 'players' : value) : 'players';
  return (
    <div className="flex flex-col gap-3">
      <ChoiceField
        label="Who may read it"
        options={kinds}
        value={kind}
        onChange={(id) => {
          setNames(id === 'players');
          onChange(id === 'everyone' ? 'everyone' : 'dm');
        }}
      />
      {kind === 'players' && (
        <Players
          campaignId={campaignId}
          chosen={typeof value === 'string' ? [] : value}
          onChange={(ids) => {
            setNames(true);
            onChange(ids.length === 0 ? 'dm' : ids);
          }}
        />
      )}
    </div>
  );
}

interface PlayersProps {
  campaignId: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

function Players({ campaignId, chosen, onChange }: PlayersProps) {
  const { data: members, isPending } = useQuery(calls.campaigns.members.queryOptions({ input: { campaignId } }));
  if (isPending) return <SkeletonLines lines={2} />;
  const players = (members ?? []).filter(({ seat }) => !isDm(seat));
  const former = chosen.filter((id) => members?.some(({ userId }) => userId === id) !== true);
  const set = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className="flex flex-col gap-2 rounded-control border border-line bg-surface p-3">
      <legend className="sr-only">Players</legend>
      {players.map(({ userId, name, character }) => (
        <Checkbox
          key={userId}
          label={character === null ? name : `${name}, ${character}`}
          checked={chosen.includes(userId)}
          onChange={(on) => set(userId, on)}
        />
      ))}
      {former.map((id) => (
        <Checkbox key={id} label="Somebody who has left" checked onChange={() => set(id, false)} />
      ))}
      {players.length === 0 && former.length === 0 && <p className="text-control text-ink-soft">Nobody else sits at this table yet.</p>}
    </fieldset>
  );
}
