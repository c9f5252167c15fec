import { gameLimits } from '#domain/limits/game-limits.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { StepDialog } from '#web/features/combat/fields/step-dialog.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';

/** Brings the dead back with so many hit points. */
export function ReviveDialog({ figure: { id, name }, doing, onClose }: { figure: Figure; doing: Doing; onClose: () => void }) {
  const [text, setText] = useState('1');
  const amount = wholeNumber(text, 1, gameLimits.hitPoints);
  return (
    <StepDialog
      title={`Revive ${name}`}
      action="Bring back"
      step={amount === null ? null : { name: 'revive', targetId: id, amount }}
      doing={doing}
      onClose={onClose}
    >
      <TextField
        label="Hit points"
        inputMode="numeric"
        autoFocus
        value={text}
        error={amount === null ? 'A whole number from 1 to 10,000.' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </StepDialog>
  );
}
