import { valuesOf } from '#domain/character/effects/values.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import type { Character } from '#domain/character/character.ts';
import { slotsToTake } from '#domain/character/effects/pay-and-regain.ts';
import { slotRowsOf } from '#domain/character/sheet/class-casting.ts';
import { isPaidBySlot } from '#domain/rules/activity/costs.ts';
import { slotBudget, slotGains, slotsText } from '#domain/rules/activity/gain.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';

/** Which slots a way can give back to somebody, or take for what it gives, in words; null where it is about none. */
export function slotChoices({ activity, scales, class: of }: Way, character: Character): string[] | null {
  if (isPaidBySlot(activity)) return (slotsToTake(character, activity) ?? []).map(String);
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

/** Asks which spent slots come back, or which slot is spent. */
export function SlotsDialog({ way, character, busy, onUse, onClose }: SlotsDialogProps) {
  const choices = slotChoices(way, character) ?? [];
  const isSpent = isPaidBySlot(way.activity);
  const [picked, setPicked] = useState(choices[0] ?? '');
  return (
    <FormDialog title={way.name} action="Regain" busy={busy} disabled={picked === ''} onClose={onClose} onSubmit={() => onUse(picked)}>
      {choices.length === 0 ? (
        <p className="text-control">{isSpent ? 'No slot that it could take is left.' : 'No slot that it could give back is spent.'}</p>
      ) : (
        <SelectField
          label={isSpent ? 'Slot to spend' : 'Slots that come back'}
          hint={isSpent ? 'The level of the slot.' : 'The levels of the slots.'}
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
