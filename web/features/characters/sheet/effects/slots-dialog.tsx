import { valuesOf } from '#domain/character/effects/values.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import type { Character } from '#domain/character/character.ts';
import { slotRowsOf } from '#domain/character/sheet/spell-slots.ts';
import { slotBudget, slotGains, slotsText } from '#domain/rules/activity/gain.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';

/** Which slots a way can give back to somebody, in words; null where it gives none. */
export function slotChoices({ activity, scales, class: of }: Way, character: Character): string[] | null {
  const gain = activity.gives?.find((each) => each.kind === 'slots');
  if (gain?.kind !== 'slots') return null;
  const budget = slotBudget(gain, valuesOf(character, scales, 0, { feature: of }));
  return slotGains(slotRowsOf(character), budget, gain.most).map(slotsText);
}

interface SlotsDialogProps {
  way: Way;
  character: Character;
  busy: boolean;
  onUse: (choice: string) => void;
  onClose: () => void;
}

/** Asks which spent slots come back. */
export function SlotsDialog({ way, character, busy, onUse, onClose }: SlotsDialogProps) {
  const choices = slotChoices(way, character) ?? [];
  const [picked, setPicked] = useState(choices[0] ?? '');
  return (
    <FormDialog title={way.name} action="Regain" busy={busy} disabled={picked === ''} onClose={onClose} onSubmit={() => onUse(picked)}>
      {choices.length === 0 ? (
        <p className="text-control">No slot that it could give back is spent.</p>
      ) : (
        <SelectField
          label="Slots that come back"
          hint="The levels of the slots."
          value={picked}
          onChange={({ target }) => setPicked(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  );
}
