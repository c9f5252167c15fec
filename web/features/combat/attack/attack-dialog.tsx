import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { WhomField } from '#web/features/combat/fields/whom-field.tsx';

interface AttackDialogProps {
  /** What the attack is called. */
  name: string;
  /** On whose side whoever attacks is. */
  side: Figure['side'];
  /** Everybody else in the fight. */
  figures: readonly Figure[];
  busy: boolean;
  open: boolean;
  notNow: string | undefined;
  onAttack: (targetId: string) => void;
  onClose: () => void;
}

/** Asks whom an attack is made at, where a friend is aimed at. */
export function AttackDialog({ name, side, figures, onAttack, ...frame }: AttackDialogProps) {
  const [targetIds, setWhom] = useState<readonly string[]>([]);
  const [targetId] = targetIds;
  return (
    <FormDialog
      title={name}
      {...frame}
      action={targetId === undefined ? 'Pick a target' : 'Attack'}
      disabled={targetId === undefined}
      onSubmit={() => targetId !== undefined && onAttack(targetId)}
    >
      <WhomField legend="Target" side={side} meant="foes" figures={figures} value={targetIds} most={1} onChange={setWhom} />
    </FormDialog>
  );
}
