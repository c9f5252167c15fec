import { durationText } from '#domain/text/duration-text.ts';
import { limits } from '#domain/limits/limits.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { collectingPresets, collectingSecondsOf, collectingUnits } from './collecting-time.ts';
import type { CollectingDraft, CollectingUnit } from './collecting-time.ts';

interface CollectingFieldProps {
  value: CollectingDraft;
  onChange: (value: CollectingDraft) => void;
}

const units = Object.keys(collectingUnits);

/** How long a cycle collects: one of the usual lengths, or any other. */
export function CollectingField({ value, onChange }: CollectingFieldProps) {
  const said = collectingSecondsOf(value);
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label="Time to collect actions"
        hint={hintOf('seconds' in said ? said.seconds : 0)}
        value={value.preset}
        onChange={(event) => onChange({ ...value, preset: event.target.value })}
      >
        {collectingPresets.map((seconds) => (
          <option key={seconds} value={seconds}>
            {durationText(seconds)}
            {seconds >= limits.postSeconds && ' (play by post)'}
          </option>
        ))}
        <option value="other">Custom</option>
      </SelectField>
      {value.preset === 'other' && (
        <div className="flex items-start gap-2">
          <TextField
            label="Length"
            inputMode="decimal"
            autoComplete="off"
            className="flex-1"
            value={value.amount}
            error={'problem' in said ? said.problem : undefined}
            onChange={(event) => onChange({ ...value, amount: event.target.value })}
          />
          <SelectField
            label="Unit"
            className="flex-1"
            value={value.unit}
            onChange={(event) => onChange({ ...value, unit: unitOf(event.target.value) })}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  );
}

function hintOf(seconds: number): string {
  return seconds < limits.postSeconds
    ? 'Starts when the first hand is raised. Applies from the next turn.'
    : 'Play by post: players who are away get an email when a turn opens and when it is answered. Applies from the next turn.';
}

function unitOf(text: string): CollectingUnit {
  if (text === 'minutes' || text === 'hours') return text;
  return 'seconds';
}
