import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import type { Cover } from '#domain/rules/combat-terms.ts';
import { useState } from 'react';
import { CoverField } from '#web/features/combat/fields/cover-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { PlaceButton } from '#web/features/combat/around/place-button.tsx';
import { WhomField } from '#web/features/combat/fields/whom-field.tsx';

interface EffectDialogProps {
  title: string;
  /** Whether cover helps against it. */
  asksCover: boolean;
  /** On whose side whoever uses it is. */
  side: Figure['side'];
  figures: readonly Figure[];
  busy: boolean;
  open?: boolean;
  notNow?: string | undefined;
  /** Puts it on the battle map, where it is an area; left out where it is none, or no map is shown. */
  onPlace?: ((cover: Cover) => void) | undefined;
  onUse: (targetIds: string[], cover: Cover) => void;
  onClose: () => void;
}

/** Asks whom an effect reaches. */
export function EffectDialog({ title, asksCover, side, figures, onPlace, onUse, ...frame }: EffectDialogProps) {
  const [targetIds, setWhom] = useState<readonly string[]>([]);
  const [cover, setCover] = useState<Cover>('none');
  return (
    <FormDialog
      title={title}
      {...frame}
      action={targetIds.length === 0 ? 'Pick targets' : `Use on ${targetIds.length}`}
      disabled={targetIds.length === 0}
      onSubmit={() => onUse([...targetIds], cover)}
    >
      {onPlace && <PlaceButton onPlace={() => onPlace(cover)} />}
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
