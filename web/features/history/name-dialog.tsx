import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useId, useState } from 'react';
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
  const form = useId();
  const missing = name.trim() === '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} icon={icon} busy={busy} disabled={missing}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!missing && !busy) onName(name);
        }}
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
      </form>
    </Dialog>
  );
}
