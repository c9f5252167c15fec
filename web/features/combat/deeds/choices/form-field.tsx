import { calls } from '#web/lib/api.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';

interface FormFieldProps {
  use: ActivityUse;
  actor: Actor;
  campaignId: string;
  form: string;
  setForm: (form: string) => void;
}

/** The creature whose form is taken: one of those that a hero’s sheet allows; for creatures its name is typed. */
export function FormField({ use: { used, index }, actor, campaignId, form, setForm }: FormFieldProps) {
  const spell = used.kind === 'spell' ? { spell: used.id, activity: index } : {};
  const input = { campaignId, characterId: actor.id, ...spell };
  const shapes = useQuery(calls.characters.shapes.queryOptions({ input, staleTime: Infinity, retry: false }));
  if (shapes.isError) {
    return <TextField label="Form" hint="The name of a creature." value={form} onChange={(event) => setForm(event.target.value)} />;
  }
  return (
    <SelectField label="Form" aria-busy={shapes.isPending} value={form} onChange={(event) => setForm(event.target.value)}>
      <option value="">Choose one</option>
      {(shapes.data ?? [])
        .filter(({ isOpen }) => isOpen)
        .map(({ shape, challenge }) => (
          <option key={shape.monster} value={shape.name}>
            {shape.name}, CR {challenge}, AC {shape.armorClass}
          </option>
        ))}
    </SelectField>
  );
}
