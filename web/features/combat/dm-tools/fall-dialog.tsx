import { gameLimits } from '#domain/limits/game-limits.ts';
import { StepDialog } from '#web/features/combat/fields/step-dialog.tsx';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface FallDialogProps {
  figure: Figure;
  doing: Doing;
  onClose: () => void;
}

/** Has somebody fall so many feet: the server rolls the damage, and whoever can land softly is asked. */
export function FallDialog({ figure: { id, name }, doing, onClose }: FallDialogProps) {
  const [text, setText] = useState('10');
  const feet = wholeNumber(text, 1, gameLimits.fallFeet);
  return (
    <StepDialog
      title={`${name} falls`}
      action={feet === null ? 'Enter how far' : `Fall ${feet} feet`}
      step={feet === null ? null : { name: 'fall', targetId: id, feet }}
      doing={doing}
      onClose={onClose}
    >
      <TextField
        label="How many feet"
        hint="1d6 bludgeoning damage for each 10 feet, 20d6 at most. Whoever takes damage lies prone."
        inputMode="numeric"
        value={text}
        error={text !== '' && feet === null ? 'A whole number from 1 to 10,000.' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </StepDialog>
  );
}
