import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import type { Cover } from '#domain/rules/combat-terms.ts';
import { useState } from 'react';
import { CoverField } from '#web/features/combat/fields/cover-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { ReachField } from '#web/features/combat/fields/reach-field.tsx';

interface EffectDialogProps {
  title: string;
  /** Whether cover helps against it. */
  asksCover: boolean;
  figures: readonly Figure[];
  busy: boolean;
  onUse: (whom: string[], cover: Cover) => void;
  onClose: () => void;
}

/** Asks whom an effect reaches. */
export function EffectDialog({ title, asksCover, figures, busy, onUse, onClose }: EffectDialogProps) {
  const [whom, setWhom] = useState<readonly string[]>([]);
  const [cover, setCover] = useState<Cover>('none');
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={whom.length === 0 ? 'Pick targets' : `Use on ${whom.length}`}
      busy={busy}
      disabled={whom.length === 0}
      onSubmit={() => onUse([...whom], cover)}
    >
      <ReachField figures={figures} value={whom} onChange={setWhom} />
      {asksCover && <CoverField hint="Applies to each target." value={cover} onChange={setCover} />}
    </FormDialog>
  );
}
