import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface NameDialogProps {
  title: string;
  /** The verb on the button, and its sign. */
  action: string;
  icon: ReactNode;
  label: string;
  placeholder: string;
  busy: boolean;
  /** What will happen. */
  children: string | string[];
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name, and does what it is for. */
export function NameDialog({ title, action, icon, label, placeholder, busy, children, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState('');
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      action={action}
      icon={icon}
      busy={busy}
      disabled={name.trim() === ''}
      onSubmit={() => onName(name)}
    >
      <p>{children}</p>
      <TextField
        label={label}
        autoFocus
        required
        maxLength={80}
        placeholder={placeholder}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
