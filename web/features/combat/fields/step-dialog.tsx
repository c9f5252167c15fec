import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import type { ReactNode } from 'react';
import type { Doing, Step } from '#web/features/combat/use-combat.ts';

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
  const take = async () => {
    if (step !== null && (await doing.step(step))) onClose();
  };
  return (
    <FormDialog title={title} onClose={onClose} action={action} busy={doing.busy} disabled={step === null} onSubmit={() => void take()}>
      {children}
    </FormDialog>
  );
}
