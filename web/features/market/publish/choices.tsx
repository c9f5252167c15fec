import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface ChoicesProps {
  title: string;
  all: readonly { id: string; name: string; note: string }[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Some of several things, each with its box. */
export function Choices({ title, all, chosen, onChange }: ChoicesProps) {
  if (all.length === 0) return null;
  const isWhole = all.every(({ id }) => chosen.has(id));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-control font-semibold">{title}</legend>
      {all.length > 1 && (
        <Button variant="quiet" size="sm" className="self-start" onClick={() => onChange(new Set(isWhole ? [] : all.map(({ id }) => id)))}>
          {isWhole ? 'None of them' : 'All of them'}
        </Button>
      )}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {all.map(({ id, name, note }) => (
          <Checkbox
            key={id}
            label={name}
            hint={note}
            checked={chosen.has(id)}
            onChange={(isOn) => onChange(isOn ? new Set([...chosen, id]) : new Set([...chosen].filter((each) => each !== id)))}
          />
        ))}
      </div>
    </fieldset>
  );
}
