import { gameLimits } from '#domain/limits/game-limits.ts';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { StepDialog } from '#web/features/combat/fields/step-dialog.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** The DM's own notes on somebody. */
export function NotesDialog({ figure: { id, name, whole }, doing, onClose }: { figure: Figure; doing: Doing; onClose: () => void }) {
  const [notes, setNotes] = useState(whole?.notes ?? '');
  return (
    <StepDialog title={`Notes on ${name}`} action="Keep" step={{ name: 'note', targetId: id, notes }} doing={doing} onClose={onClose}>
      <TextareaField
        label="Notes"
        hint="Only the Dungeon Masters of this table can read them."
        rows={5}
        maxLength={gameLimits.combatNotesLength}
        autoFocus
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </StepDialog>
  );
}
