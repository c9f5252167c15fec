import type { LoreAudience } from '#domain/world-bundle.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { useState } from 'react';
import { PeopleChoice } from './people-choice.tsx';

interface AudienceFieldProps {
  worldId: string;
  value: LoreAudience;
  note?: string;
  onChange: (audience: LoreAudience) => void;
}

const kinds = [
  { id: 'everyone', label: 'Everyone', meaning: 'All who may look at this world.' },
  { id: 'dm', label: 'DM only', meaning: 'Those who build this world, and nobody else.' },
  { id: 'players', label: 'Chosen players', meaning: 'Those you name, besides the builders.' },
] as const;

/** Who may read an entry. Until somebody is chosen, an entry for chosen players is for the DM alone. */
export function AudienceField({ worldId, value, note, onChange }: AudienceFieldProps) {
  const [names, setNames] = useState(false);
  const kind = typeof value === 'string' ? (names && value === 'dm' ? 'players' : value) : 'players';
  const chosen = typeof value === 'string' ? [] : value;
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
      {kind === 'players' && <PeopleChoice worldId={worldId} chosen={chosen} onChange={(ids) => onChange(ids.length === 0 ? 'dm' : ids)} />}
      {note !== undefined && <p className="text-note text-ink-soft">{note}</p>}
    </div>
  );
}
