import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface RenameDialogProps {
  name: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Gives a battle map another name. */
export function RenameDialog({ name: before, onSave, onClose }: RenameDialogProps) {
  const [name, setName] = useState(before);
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={`Rename “${before}”`}
      action="Rename"
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
