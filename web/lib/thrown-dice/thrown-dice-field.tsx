import { savePreferences } from '#web/lib/session/preferences.ts';
import { useSession } from '#web/lib/session/session.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { useState } from 'react';
import { visitorsDice } from './wants-thrown-dice.ts';

const choices = [
  { id: 'thrown', label: 'Rolling' },
  { id: 'flat', label: 'Flat' },
] as const;

/** Whether dice roll across the page: for the account of whoever is signed in, else for this device. */
export function ThrownDiceField() {
  const { person } = useSession();
  const [chosen, choose] = useState<boolean | null>(null);
  const areThrown = chosen ?? person?.preferences.thrownDice ?? visitorsDice.areThrown();
  async function change(next: boolean) {
    choose(next);
    if (person === null) return visitorsDice.keep(next);
    try {
      await savePreferences({ thrownDice: next });
    } catch (error) {
      notify.refusal(error, { title: 'Error', sentence: 'Your choice could not be saved. Please try again.' });
    }
    return choose(null);
  }
  return (
    <SegmentField
      label="Dice"
      hint="Rolling dice cross the page and show what was rolled. With reduced motion, and without a graphics card, dice are flat."
      options={choices}
      value={areThrown ? 'thrown' : 'flat'}
      onChange={(choice) => void change(choice === 'thrown')}
    />
  );
}
