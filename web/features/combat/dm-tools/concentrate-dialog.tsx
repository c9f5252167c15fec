import { gameLimits } from '#domain/limits/game-limits.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { StepDialog } from '#web/features/combat/fields/step-dialog.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** What somebody begins to concentrate on. */
export function ConcentrateDialog({ figure: { id, name }, doing, onClose }: { figure: Figure; doing: Doing; onClose: () => void }) {
  const [on, setOn] = useState('');
  return (
    <StepDialog
      title={name}
      action="Concentrate"
      step={on.trim() === '' ? null : { name: 'concentrate', actorId: id, on }}
      doing={doing}
      onClose={onClose}
    >
      <TextField
        label="Concentrating on"
        autoFocus
        maxLength={gameLimits.nameLength}
        value={on}
        onChange={(event) => setOn(event.target.value)}
      />
    </StepDialog>
  );
}
