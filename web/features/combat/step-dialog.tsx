import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Doing, Step } from './use-combat.ts';

interface StepDialogProps {
  title: string;
  action: string;
  /** What pressing it does; null while something is missing. */
  step: Step | null;
  doing: Doing;
  children: ReactNode;
  onClose: () => void;
}

/** A few fields that end in one step of the fight; it closes once that was taken. Enter takes it. */
export function StepDialog({ title, action, step, doing, children, onClose }: StepDialogProps) {
  const form = useId();
  const take = async () => {
    if (step !== null && (await doing.step(step))) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={doing.busy} disabled={step === null}>
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
          void take();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
