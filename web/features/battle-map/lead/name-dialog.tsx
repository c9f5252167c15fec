import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface NameDialogProps {
  title: string;
  action: string;
  /** With what it begins. */
  name: string;
  busy?: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a battle map. */
export function NameDialog({ title, action, name: before, busy = false, onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState(before.slice(0, battleMapLimits.nameLength));
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={title}
      action={action}
      busy={busy}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) onSave(name.trim());
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={battleMapLimits.nameLength}
        value={name}
        error={tried && isMissing ? 'Please enter a name.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
