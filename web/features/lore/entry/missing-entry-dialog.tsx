import { capitalize } from '#domain/text/capitalize.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';
import { categoryOf } from './category-text.ts';
import { useAddEntry } from './use-lore.ts';

interface MissingEntryDialogProps {
  worldId: string;
  name: string;
  category: LoreCategory;
  onClose: () => void;
  onMade: (entryId: string) => void;
}

/** Offers to write the entry that a link already names. */
export function MissingEntryDialog({ worldId, name, category: given, onClose, onMade }: MissingEntryDialogProps) {
  const [category, setCategory] = useState(given);
  const add = useAddEntry(worldId);
  const make = () => add.mutate({ worldId, entry: { category, name } }, { onSuccess: ({ id }) => onMade(id) });
  return (
    <FormDialog onClose={onClose} title={`Create “${name}”?`} action="Create entry" busy={add.isPending} onSubmit={make}>
      <p>There is no entry of this name yet. The link will lead to it.</p>
      <SelectField label="Category" value={category} onChange={(event) => setCategory(categoryOf(event.target.value))}>
        {loreCategories.map((id) => (
          <option key={id} value={id}>
            {capitalize(id)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
