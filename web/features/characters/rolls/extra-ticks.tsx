import type { RollExtra } from '#domain/dice/roll.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface ExtraTicksProps {
  extras: readonly RollExtra[];
  /** Keys of those that are ticked. */
  value: readonly string[];
  onChange: (keys: string[]) => void;
}

/** What it adds, and when: "+3d6, under Reckless". */
function hintOf({ dice, type, when }: RollExtra): string | undefined {
  // Of another type than its own, the weapon deals the same damage.
  if (dice === undefined && type !== undefined) return when;
  const adds = dice === undefined ? 'rolled twice, the better counts' : [`+${dice}`, type ?? []].flat().join(' ');
  return when === undefined ? adds : `${adds}, ${when}`;
}

/** What goes with the hit of an attack by the word of whoever rolls: ticked, it is rolled with the damage. */
export function ExtraTicks({ extras, value, onChange }: ExtraTicksProps) {
  if (extras.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-1.5 text-left">
      <legend className="sr-only">With this hit</legend>
      {extras.map((extra) => {
        const others = value.filter((key) => key !== extra.key);
        return (
          <Checkbox
            key={extra.key}
            label={extra.name}
            hint={hintOf(extra)}
            checked={others.length < value.length}
            onChange={(on) => onChange(on ? [...others, extra.key] : others)}
          />
        );
      })}
    </fieldset>
  );
}
