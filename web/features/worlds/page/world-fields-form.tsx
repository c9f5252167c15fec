import { limits } from '#domain/limits/limits.ts';
import type { World } from '#domain/world/world.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import type { FormEvent } from 'react';
import { useWorldFields } from './use-world-fields.ts';

/** Name and description, to be written in place. */
export function WorldFieldsForm({ world }: { world: World }) {
  const { fields, touched, meanwhile, busy, change, save, discard } = useWorldFields(world, usePerson().id);
  const { name, description } = fields;
  const nameless = name.trim() === '';
  const dirty = touched.length > 0;
  const overtaken = meanwhile.includes('description');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (dirty && !nameless) save();
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label="World name"
        required
        maxLength={limits.worldNameLength}
        controlClassName="font-display text-name font-semibold"
        value={name}
        error={nameless ? 'Please enter a name for your world.' : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextareaField
        label="World description"
        rows={4}
        maxLength={limits.worldDescriptionLength}
        controlClassName="font-book"
        value={description}
        hint={overtaken ? 'Someone else changed this while you were writing. Saving merges both versions.' : undefined}
        onChange={(event) => change({ description: event.target.value })}
      />
      {dirty && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} disabled={nameless}>
            Save changes
          </Button>
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        </div>
      )}
    </form>
  );
}
