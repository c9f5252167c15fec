import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import type { Cover } from '#domain/rules/combat-terms.ts';
import { useState } from 'react';
import { CoverField } from '#web/features/combat/fields/cover-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { WhomField } from '#web/features/combat/fields/whom-field.tsx';

interface EffectDialogProps {
  title: string;
  /** Whether cover helps against it. */
  asksCover: boolean;
  /** On whose side whoever uses it is. */
  side: Figure['side'];
  figures: readonly Figure[];
  busy: boolean;
  onUse: (targetIds: string[], cover: Cover) => void;
  onClose: () => void;
}

/** Asks whom an effect reaches. */
export function EffectDialog({ title, asksCover, side, figures, busy, onUse, onClose }: EffectDialogProps) {
  const [targetIds, setWhom] = useState<readonly string[]>([]);
  const [cover, setCover] = useState<Cover>('none');
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={targetIds.length === 0 ? 'Pick targets' : `Use on ${targetIds.length}`}
      busy={busy}
      disabled={targetIds.length === 0}
      onSubmit={() => onUse([...targetIds], cover)}
    >
      <WhomField
        legend="Targets. Each makes a saving throw."
        side={side}
        figures={figures}
        value={targetIds}
        most={null}
        onChange={setWhom}
      />
      {asksCover && <CoverField hint="Applies to each target." value={cover} onChange={setCover} />}
    </FormDialog>
  );
}
