import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  open?: boolean | undefined;
  title: string;
  /** The verb on the button, and its sign. */
  action: ReactNode;
  icon?: ReactNode;
  /** `danger` where something is taken away. */
  tone?: 'danger' | 'plain';
  busy?: boolean;
  /** Something is missing yet: it cannot be done. */
  disabled?: boolean;
  /** Why it cannot be done now: said above the buttons; the fields keep what stands in them. */
  notNow?: string | undefined;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** Milliseconds within which a second submit of the same entries is the same one: nobody means two so close together. */
const SAME_SUBMIT_MILLISECONDS = 200;

/** A few fields and one action. Enter does it; while it is under way, or asked for twice at once, it is not done again. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, action, icon, tone = 'plain', busy = false, notNow, children, onSubmit, onClose } = props;
  const disabled = props.disabled === true || notNow !== undefined;
  const form = useId();
  const submittedAt = useRef(Number.NEGATIVE_INFINITY);
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          {notNow !== undefined && (
            <p role="status" className="basis-full text-control">
              {notNow}
            </p>
          )}
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
        onInput={() => (submittedAt.current = Number.NEGATIVE_INFINITY)}
        onSubmit={(event) => {
          event.preventDefault();
          if (disabled) return;
          const isSame = event.timeStamp - submittedAt.current < SAME_SUBMIT_MILLISECONDS;
          submittedAt.current = event.timeStamp;
          if (!busy && !isSame) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
