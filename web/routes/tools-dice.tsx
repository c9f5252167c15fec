import { DiceRoller } from '#web/features/dice/dice-roller.tsx';
import { Page } from '#web/ui/page.tsx';

/** Rolls any dice, for whoever comes. */
export function ToolsDice() {
  return (
    <Page title="Dice Roller" lead="Press dice, or type a roll. At a table, /roll takes the same and everyone sees the result.">
      <DiceRoller />
    </Page>
  );
}
