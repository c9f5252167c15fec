import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  open?: boolean;
  title: string;
  /** The verb on the button, and its sign. */
  action: ReactNode;
  icon?: ReactNode;
  /** `danger` where something is taken away. */
  tone?: 'danger' | 'plain';
  busy?: boolean;
  /** Something is missing yet: it cannot be done. */
  disabled?: boolean;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A few fields that end in one deed. Enter does it; while it is under way it is not done again. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, action, icon, tone = 'plain', busy = false, disabled = false, children, onSubmit, onClose } = props;
  const form = useId();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} icon={icon} variant={tone === 'danger' ? 'seal' : 'primary'} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !disabled) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
