import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { ActivityList } from './activity/activity-list.tsx';
import { EffectList } from './effect/effect-list.tsx';
import { KindFacts } from './facts/kind-facts.tsx';
import { LineField } from './fields/line-field.tsx';
import { kindWords } from './kind-words.ts';

interface EntryFormProps {
  id: string;
  entry: HomebrewEntry;
  onChange: (entry: HomebrewEntry) => void;
  onSubmit: () => void;
}

const lasting: Record<HomebrewEntry['kind'], string | null> = {
  monster: 'What always holds',
  item: 'What holds while it is worn or held',
  feature: 'What always holds',
  // A spell leaves what its activities say.
  spell: null,
};

/** Every field of an entry. Enter in a field saves it; the first field that is wrong is opened and gets the focus instead. */
export function EntryForm({ id, entry, onChange, onSubmit }: EntryFormProps) {
  const lastingTitle = lasting[entry.kind];
  return (
    <form
      id={id}
      noValidate
      className="flex min-w-0 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusWrong(event.currentTarget)) onSubmit();
      }}
    >
      <LineField
        label="Name"
        required
        length={limits.homebrewNameLength}
        value={entry.name}
        onChange={(name = '') => onChange({ ...entry, name })}
      />
      <TextareaField
        label="Text"
        hint="In your own words. An empty line begins a paragraph."
        rows={4}
        maxLength={limits.homebrewTextLength}
        value={entry.text}
        onChange={({ target }) => onChange({ ...entry, text: target.value })}
      />
      <section aria-label={kindWords[entry.kind].one} className="flex min-w-0 flex-col gap-3">
        <KindFacts entry={entry} onChange={onChange} />
      </section>
      <ActivityList of={entry.kind} activities={entry.activities} onChange={(activities) => onChange({ ...entry, activities })} />
      {lastingTitle !== null && (
        <EffectList title={lastingTitle} within="entry" effects={entry.effects} onChange={(effects) => onChange({ ...entry, effects })} />
      )}
    </form>
  );
}

/** Brings the first field that is wrong into sight and focuses it; answers whether there is one. */
function focusWrong(form: HTMLFormElement): boolean {
  const wrong = [...form.elements].find((each) => each instanceof HTMLInputElement && !each.checkValidity());
  if (!(wrong instanceof HTMLElement)) return false;
  for (let around = wrong.closest('details'); around; around = around.parentElement?.closest('details') ?? null) around.open = true;
  wrong.focus();
  return true;
}
