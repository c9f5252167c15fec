import { capitalize } from '#domain/text/capitalize.ts';
import { limits } from '#domain/limits/limits.ts';
import { loreCategories } from '#domain/world/lore/categories.ts';
import type { TableLoreFields } from '#domain/world/lore/table-lore.ts';
import { ListField } from '#web/lib/editing/list-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { LoreReaders } from './lore-readers.tsx';

const HINT = 'Markdown. [[Name]] links to another entry. Lines between “:::\u00a0dm” and “:::” are for Dungeon Masters alone.';

interface LoreFieldsProps {
  campaignId: string;
  fields: TableLoreFields;
  error: string | undefined;
  onChange: (change: Partial<TableLoreFields>) => void;
}

/** Everything that is written of an entry. */
export function LoreFields({ campaignId, fields, error, onChange }: LoreFieldsProps) {
  return (
    <div className="flex flex-col gap-4 text-ink">
      <TextField
        required
        autoFocus
        label="Name"
        autoComplete="off"
        maxLength={limits.loreNameLength}
        value={fields.name}
        error={error}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        label="Category"
        value={fields.category}
        onChange={(event) => onChange({ category: loreCategories.find((each) => each === event.target.value) ?? fields.category })}
      >
        {loreCategories.map((category) => (
          <option key={category} value={category}>
            {capitalize(category)}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label="Text"
        rows={8}
        maxLength={limits.loreTextLength}
        value={fields.text}
        hint={HINT}
        controlClassName="[field-sizing:content] min-h-44 font-book leading-[1.6]"
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <LoreReaders campaignId={campaignId} value={fields.audience} onChange={(audience) => onChange({ audience })} />
      <ListField
        label="Also called"
        hint="Other names, with commas between. Links find them too."
        value={fields.aliases}
        onChange={(aliases) => onChange({ aliases })}
      />
    </div>
  );
}
