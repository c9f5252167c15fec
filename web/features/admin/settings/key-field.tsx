import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';

interface KeyFieldProps {
  /** Whether the server keeps a key already. */
  isSet: boolean;
  value: string;
  remove: boolean;
  onChange: (part: { key?: string; removeKey?: boolean }) => void;
}

/** A key that can be set and removed, and never read. */
export function KeyField({ isSet, value, remove, onChange }: KeyFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        label="API key"
        autoComplete="off"
        maxLength={500}
        disabled={remove}
        placeholder={isSet && !remove ? 'A key is set' : undefined}
        hint={hintOf(isSet, remove)}
        value={value}
        onChange={(event) => onChange({ key: event.target.value })}
      />
      {isSet && (
        <Checkbox
          label="Remove the key that is set"
          checked={remove}
          onChange={(removeKey) => onChange(removeKey ? { removeKey, key: '' } : { removeKey })}
        />
      )}
    </div>
  );
}

function hintOf(isSet: boolean, remove: boolean): string {
  if (remove) return 'The key is removed when you save.';
  if (isSet) return 'A key is set. Another provider or address needs its own: type it here.';
  return 'Kept encrypted, never shown again. Empty where none is needed.';
}
