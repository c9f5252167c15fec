import { capitalize } from '#domain/text/capitalize.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreFields } from '#domain/world/lore/entry.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { categoryOf } from '#web/features/lore/entry/category-text.ts';
import { EntryReaders } from './entry-readers.tsx';
import { PictureField } from './picture-field.tsx';
import { ListField } from '#web/lib/editing/list-field.tsx';

const TAGS =
  'Separate tags with commas. In campaigns, play:start marks where the story begins, play:loot treasure, play:danger a growing threat and play:ending an ending. With play:clue the party can discover text that only you can read here.';

interface EntryFactsProps {
  worldId: string;
  fields: LoreFields;
  /** The picture's link, where it is known. */
  url: string | null;
  /** What is to be said about a field, e.g. that others changed it. */
  noteOn: (field: keyof LoreFields) => string | undefined;
  onChange: (change: Partial<LoreFields>) => void;
}

/** Everything about an entry besides its name and its words. */
export function EntryFacts({ worldId, fields, url, noteOn, onChange }: EntryFactsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <SelectField
        label="Category"
        value={fields.category}
        hint={noteOn('category')}
        onChange={(event) => onChange({ category: categoryOf(event.target.value) })}
      >
        {loreCategories.map((id) => (
          <option key={id} value={id}>
            {capitalize(id)}
          </option>
        ))}
      </SelectField>
      <EntryReaders worldId={worldId} value={fields.audience} note={noteOn('audience')} onChange={(audience) => onChange({ audience })} />
      <TextField
        label="Date"
        autoComplete="off"
        maxLength={80}
        value={fields.date ?? ''}
        hint={noteOn('date') ?? 'A date in your world’s calendar, such as “1204, autumn”. It puts the entry on the timeline.'}
        onChange={(event) => onChange({ date: event.target.value === '' ? null : event.target.value })}
      />
      <ListField
        label="Also called"
        hint={noteOn('aliases') ?? 'Other names, with commas between. Links find them too.'}
        value={fields.aliases}
        onChange={(aliases) => onChange({ aliases })}
      />
      <ListField label="Tags" hint={noteOn('tags') ?? TAGS} value={fields.tags} onChange={(tags) => onChange({ tags })} />
      <PictureField worldId={worldId} value={fields.image} url={url} onChange={(image) => onChange({ image })} />
    </div>
  );
}
