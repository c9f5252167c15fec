import type { Token } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { lamps } from '#web/features/battle-map/tools/tool.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

/** What a token is, but for where it stands. */
export type TokenDraft = Pick<Token, 'name' | 'side' | 'size' | 'hidden' | 'light' | 'darkvision' | 'speed'>;

export const blankToken: TokenDraft = {
  name: '',
  side: 'foes',
  size: 1,
  hidden: false,
  light: null,
  darkvision: 0,
  speed: battleMapLimits.usualSpeed,
};

const sides: readonly { id: Token['side']; label: string }[] = [
  { id: 'heroes', label: 'Hero' },
  { id: 'foes', label: 'Foe' },
  { id: 'others', label: 'Other' },
];
const sizes = [
  { size: 1, label: 'Up to Medium: 1 cell' },
  { size: 2, label: 'Large: 2 by 2' },
  { size: 3, label: 'Huge: 3 by 3' },
  { size: 4, label: 'Gargantuan: 4 by 4' },
] as const;
const darkvisions = [0, 30, 60, 90, 120, 150] as const;
const speeds = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 80, 90, 120] as const;
const NO_LIGHT = 'none';

interface TokenDialogProps {
  title: string;
  action: string;
  first: TokenDraft;
  onSave: (token: TokenDraft) => void;
  onClose: () => void;
}

/** What those who lead write down of a token. */
export function TokenDialog({ title, action, first, onSave, onClose }: TokenDialogProps) {
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState(false);
  const change = (fields: Partial<TokenDraft>) => setDraft({ ...draft, ...fields });
  const name = draft.name.trim();
  const lamp = lamps.find(({ bright, dim }) => draft.light?.bright === bright && draft.light.dim === dim);
  function submit() {
    setTried(true);
    if (name !== '') onSave({ ...draft, name });
  }
  return (
    <FormDialog title={title} action={action} onSubmit={submit} onClose={onClose}>
      <TextField
        label="Name"
        required
        maxLength={battleMapLimits.nameLength}
        value={draft.name}
        error={tried && name === '' ? 'Please enter a name.' : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SegmentField label="Side" options={sides} value={draft.side} onChange={(side) => change({ side })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Size" value={draft.size} onChange={({ target }) => change({ size: Number(target.value) })}>
          {sizes.map(({ size, label }) => (
            <option key={size} value={size}>
              {label}
            </option>
          ))}
        </SelectField>
        <FeetField label="Speed" none="Does not move" feet={draft.speed} choices={speeds} onChange={(speed) => change({ speed })} />
        <FeetField
          label="Darkvision"
          none="None"
          feet={draft.darkvision}
          choices={darkvisions}
          onChange={(darkvision) => change({ darkvision })}
        />
        <SelectField
          label="Carries a light"
          value={lamp?.id ?? NO_LIGHT}
          onChange={({ target }) => {
            const carried = lamps.find(({ id }) => id === target.value);
            change({ light: carried ? { bright: carried.bright, dim: carried.dim } : null });
          }}
        >
          <option value={NO_LIGHT}>None</option>
          {lamps.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox label="Hidden" hint="Only Dungeon Masters see it." checked={draft.hidden} onChange={(hidden) => change({ hidden })} />
    </FormDialog>
  );
}

interface FeetFieldProps {
  label: string;
  /** What none at all is called. */
  none: string;
  feet: number;
  choices: readonly number[];
  onChange: (feet: number) => void;
}

/** Feet out of those that are usual; what a sheet says otherwise is offered too. */
function FeetField({ label, none, feet, choices, onChange }: FeetFieldProps) {
  const offered = [...new Set([...choices, feet])].toSorted((a, b) => a - b);
  return (
    <SelectField label={label} value={feet} onChange={({ target }) => onChange(Number(target.value))}>
      {offered.map((each) => (
        <option key={each} value={each}>
          {each === 0 ? none : `${each} feet`}
        </option>
      ))}
    </SelectField>
  );
}
