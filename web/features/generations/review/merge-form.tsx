import type { Proposal } from '#domain/world/generation.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect, useRef, useState } from 'react';

interface MergeFormProps {
  worldId: string;
  proposal: Proposal;
  busy: boolean;
  onMerge: (entryId: string) => void;
  onCancel: () => void;
}

/** Chooses the entry of the world that takes the words of a proposal; the one that seems the same is chosen already. */
export function MergeForm({ worldId, proposal: { entry, before }, busy, onMerge, onCancel }: MergeFormProps) {
  const { data } = useQuery(calls.lore.list.queryOptions({ input: { worldId } }));
  const [chosen, setChosen] = useState(before?.id ?? '');
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const entries = (data ?? [])
    .filter(({ category, id }) => category === entry.category || id === before?.id)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <form
      aria-label={`Merge ${entry.name}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '') onMerge(chosen);
      }}
    >
      <SelectField
        ref={select}
        label="Merge into"
        hint={
          data !== undefined && entries.length === 0
            ? `Your world has no ${entry.category} to merge this into yet.`
            : 'The text is added to the end of that entry, and the name becomes an alias.'
        }
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose an entry</option>
        {entries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} disabled={chosen === ''}>
          Merge
        </Button>
      </div>
    </form>
  );
}
