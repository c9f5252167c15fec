import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { standingText } from '#web/features/combat/combat-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';

interface ReachFieldProps {
  figures: readonly Figure[];
  /** Ids of those it reaches. */
  value: readonly string[];
  onChange: (targetIds: string[]) => void;
}

/** Whom something reaches, of those who live. */
export function ReachField({ figures, value, onChange }: ReachFieldProps) {
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-1.5 text-control font-semibold">Targets. Each makes a saving throw.</legend>
      {figures
        .filter(({ health }) => health !== 'dead')
        .map((figure) => (
          <Checkbox
            key={figure.id}
            label={figure.name}
            hint={standingText(figure)}
            checked={value.includes(figure.id)}
            onChange={(on) => onChange(on ? [...value, figure.id] : value.filter((each) => each !== figure.id))}
          />
        ))}
    </fieldset>
  );
}
