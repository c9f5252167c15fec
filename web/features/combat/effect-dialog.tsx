import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useState } from 'react';
import type { Figure } from './figure.ts';
import { ReachField } from './reach-field.tsx';

interface EffectDialogProps {
  title: string;
  figures: readonly Figure[];
  busy: boolean;
  onUse: (whom: string[]) => void;
  onClose: () => void;
}

/** Asks whom an effect reaches. */
export function EffectDialog({ title, figures, busy, onUse, onClose }: EffectDialogProps) {
  const [whom, setWhom] = useState<readonly string[]>([]);
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={whom.length === 0 ? 'Choose who is reached' : `Use on ${whom.length}`}
      busy={busy}
      disabled={whom.length === 0}
      onSubmit={() => onUse([...whom])}
    >
      <ReachField figures={figures} value={whom} onChange={setWhom} />
    </FormDialog>
  );
}
