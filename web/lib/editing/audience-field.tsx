import type { LoreAudience } from '#domain/permissions/audience.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface AudienceFieldProps {
  /** Who each of them is, in a sentence. */
  meanings: Record<'everyone' | 'dm' | 'players', string>;
  value: LoreAudience;
  onChange: (audience: LoreAudience) => void;
  /** The choice of people, with those chosen so far. */
  people: (chosen: readonly string[], onChoose: (ids: string[]) => void) => ReactNode;
}

const kinds = [
  { id: 'everyone', label: 'Everyone' },
  { id: 'dm', label: 'DM only' },
  { id: 'players', label: 'Chosen players' },
] as const;

/** Who may read an entry. Until somebody is chosen, one for chosen players is for the Dungeon Masters alone. */
export function AudienceField({ meanings, value, onChange, people }: AudienceFieldProps) {
  const [names, setNames] = useState(false);
  const kind = typeof value === 'string' ? (names && value === 'dm' ? 'players' : value) : 'players';
  const choose = (ids: string[]) => {
    setNames(true);
    onChange(ids.length === 0 ? 'dm' : ids);
  };
  return (
    <div className="flex flex-col gap-3">
      <ChoiceField
        label="Who may read it"
        options={kinds.map((each) => ({ ...each, meaning: meanings[each.id] }))}
        value={kind}
        onChange={(id) => {
          setNames(id === 'players');
          onChange(id === 'everyone' ? 'everyone' : 'dm');
        }}
      />
      {kind === 'players' && people(typeof value === 'string' ? [] : value, choose)}
    </div>
  );
}
