import { limits } from '#domain/limits/limits.ts';
import type { Pin } from '#domain/maps/map.ts';
import { calls } from '#web/lib/api.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';

interface PinFormProps {
  pin: Pin;
  campaignId: string;
  busy: boolean;
  onSave: (pin: Pin) => void;
  onClose: () => void;
}

const readers = [
  { id: 'table', label: 'Everyone' },
  { id: 'dm', label: 'DMs only' },
] as const;

/** What a pin is called, who sees it, and the lore it leads to. */
export function PinForm({ pin, campaignId, busy, onSave, onClose }: PinFormProps) {
  const [now, setNow] = useState(pin);
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={pin.name === '' ? 'New pin' : `Edit “${pin.name}”`}
      onClose={onClose}
      action="Save pin"
      busy={busy}
      onSubmit={() => {
        if (now.name.trim() === '') setMissing(true);
        else onSave({ ...now, name: now.name.trim() });
      }}
    >
      <div className="flex flex-col gap-4 text-ink">
        <PinFields pin={now} campaignId={campaignId} error={isMissing ? 'Please enter a name.' : undefined} onChange={setNow} />
      </div>
    </FormDialog>
  );
}

interface PinFieldsProps {
  pin: Pin;
  campaignId: string;
  error: string | undefined;
  onChange: (pin: Pin) => void;
}

function PinFields({ pin, campaignId, error, onChange }: PinFieldsProps) {
  const { data: entries = [] } = useQuery(calls.tableLore.list.queryOptions({ input: { campaignId } }));
  const isPlace = ({ category }: { category: string }) => Number(category === 'geography');
  const sorted = entries.toSorted((a, b) => isPlace(b) - isPlace(a) || a.name.localeCompare(b.name));
  const isNameless = pin.name.trim() === '';

  function lead(entryId: string) {
    const entry = entries.find(({ id }) => id === entryId);
    const name = isNameless ? (entry?.name.slice(0, limits.pinNameLength) ?? '') : pin.name;
    onChange({ ...pin, name, entryId: entry?.id ?? null });
  }

  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={limits.pinNameLength}
        value={pin.name}
        error={isNameless ? error : undefined}
        onChange={(event) => onChange({ ...pin, name: event.target.value })}
      />
      <SelectField label="Linked lore" value={pin.entryId ?? ''} onChange={(event) => lead(event.target.value)}>
        <option value="">None</option>
        {sorted.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SegmentField
        label="Visible to"
        hint="Players never see a pin under fog."
        options={readers}
        value={pin.audience}
        onChange={(audience) => onChange({ ...pin, audience })}
      />
    </>
  );
}
