import { gameLimits } from '#domain/limits/game-limits.ts';
import { StepDialog } from '#web/features/combat/fields/step-dialog.tsx';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface InitiativeDialogProps {
  figure: Figure;
  doing: Doing;
  onClose: () => void;
}

const { initiativeMinimum, initiativeMaximum } = gameLimits;

/** Gives somebody another place in the turn order. */
export function InitiativeDialog({ figure: { id, name, initiative: now }, doing, onClose }: InitiativeDialogProps) {
  const [text, setText] = useState(now === null ? '' : String(now));
  const initiative = wholeNumber(text, initiativeMinimum, initiativeMaximum);
  return (
    <StepDialog
      title={`Initiative of ${name}`}
      action={initiative === null ? 'Enter a number' : `Act at ${initiative}`}
      step={initiative === null ? null : { name: 'initiative', targetId: id, initiative }}
      doing={doing}
      onClose={onClose}
    >
      <TextField
        label="Initiative"
        hint="Higher numbers act earlier. The turn that is being taken goes on."
        inputMode="numeric"
        value={text}
        error={text !== '' && initiative === null ? `A whole number from ${initiativeMinimum} to ${initiativeMaximum}.` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </StepDialog>
  );
}
