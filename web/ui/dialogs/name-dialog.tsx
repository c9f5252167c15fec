import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface NameDialogProps {
  title: string;
  action: string;
  /** With what it begins. */
  name: string;
  /** Characters that a name may have. */
  maxLength: number;
  busy?: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks what something is to be called. */
export function NameDialog({ title, action, name: before, maxLength, busy = false, onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState(before.slice(0, maxLength));
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
        maxLength={maxLength}
        value={name}
        error={tried && isMissing ? 'Please enter a name.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
