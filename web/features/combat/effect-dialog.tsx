import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={whom.length === 0} onClick={() => onUse([...whom])}>
            {whom.length === 0 ? 'Choose who is reached' : `Use on ${whom.length}`}
          </Button>
        </>
      }
    >
      <ReachField figures={figures} value={whom} onChange={setWhom} />
    </Dialog>
  );
}
