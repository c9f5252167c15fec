import type { LoreAudience } from '#domain/permissions/audience.ts';
import { AudienceField } from '#web/lib/editing/audience-field.tsx';
import { PeopleChoice } from './people-choice.tsx';

interface EntryReadersProps {
  worldId: string;
  value: LoreAudience;
  note?: string;
  onChange: (audience: LoreAudience) => void;
}

const meanings = {
  everyone: 'Everyone with access to this world.',
  dm: 'Only the people who build this world.',
  players: 'The people you choose, and the builders.',
};

/** Who may read an entry of a world. */
export function EntryReaders({ worldId, value, note, onChange }: EntryReadersProps) {
  return (
    <div className="flex flex-col gap-3">
      <AudienceField
        meanings={meanings}
        value={value}
        onChange={onChange}
        people={(chosen, onChoose) => <PeopleChoice worldId={worldId} chosen={chosen} onChange={onChoose} />}
      />
      {note !== undefined && <p className="text-note text-ink-soft">{note}</p>}
    </div>
  );
}
