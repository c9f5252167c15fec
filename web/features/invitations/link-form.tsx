import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';

/** What a new link is limited to; null for no limit. */
export interface LinkLimits {
  label: string;
  days: number | null;
  mostUses: number | null;
}

const days = [
  { value: '1', label: '1 day' },
  { value: '7', label: '1 week' },
  { value: '14', label: '2 weeks' },
  { value: '90', label: '3 months' },
  { value: '', label: 'Never' },
];
const counts = ['1', '4', '6', '12'];

interface LinkFormProps {
  busy: boolean;
  /** Those whom it lets in: "player", "person". */
  guest: { one: string; many: string };
  /** An example of a label. */
  example: string;
  onMake: (limits: LinkLimits) => void;
  /** More to choose, above the rest. */
  children?: ReactNode;
}

/** Chooses what a new link is limited to. */
export function LinkForm({ busy, guest, example, onMake, children }: LinkFormProps) {
  const [label, setLabel] = useState('');
  const [lasts, setLasts] = useState('14');
  const [most, setMost] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onMake({ label: label.trim(), days: numberOrNull(lasts), mostUses: numberOrNull(most) });
  }

  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
      {children !== undefined && <div className="sm:col-span-2">{children}</div>}
      <TextField
        label="Label"
        hint={`Only you see it, for example “${example}”.`}
        maxLength={80}
        className="sm:col-span-2"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <SelectField label="Expires after" value={lasts} onChange={(event) => setLasts(event.target.value)}>
        {days.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
      <SelectField label="How many people" value={most} onChange={(event) => setMost(event.target.value)}>
        <option value="">Any number</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count} {count === '1' ? guest.one : guest.many}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={busy} className="justify-self-start">
        Create link
      </Button>
    </form>
  );
}

function numberOrNull(value: string): number | null {
  return value === '' ? null : Number(value);
}
