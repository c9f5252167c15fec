import { hitPointsOf } from '#domain/srd/monsters/hit-dice.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const form = /^\d{1,3}d\d{1,3}([+-]\d{1,4})?$/;

/** The hit points of a creature as dice, with their average. */
export function HitDiceField({ value, onChange }: { value: string; onChange: (dice: string) => void }) {
  const problem = form.test(value) ? undefined : 'Like 3d8+6.';
  return (
    <TextField
      ref={(input) => input?.setCustomValidity(problem ?? '')}
      label="Hit dice"
      hint={problem === undefined ? `${hitPointsOf(value)} hit points` : undefined}
      autoComplete="off"
      autoCapitalize="none"
      value={value}
      error={problem}
      onChange={({ target }) => onChange(target.value.replaceAll(/\s/g, ''))}
    />
  );
}
