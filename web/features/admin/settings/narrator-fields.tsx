import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { KeyField } from './key-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { providers } from './settings-draft.ts';
import type { DraftErrors, SettingsDraft } from './settings-draft.ts';

const choices = [
  {
    id: 'environment',
    label: 'As set at the server’s start',
    meaning: 'What its environment says: HEARTHLORE_MODEL, or the Storyteller without it.',
  },
  { id: 'storyteller', label: 'The Storyteller', meaning: 'Narrates with built-in rules. It needs no AI model, no key and no network.' },
  {
    id: 'model',
    label: 'A model named here',
    meaning: 'An AI model of your choice. When it does not answer, the Storyteller tells that turn.',
  },
] as const;

interface NarratorFieldsProps {
  draft: SettingsDraft;
  errors: DraftErrors;
  now: { narrator: string; modelKeySet: boolean };
  onChange: (part: Partial<SettingsDraft>) => void;
}

/** Who tells the story. */
export function NarratorFields({ draft, errors, now, onChange }: NarratorFieldsProps) {
  return (
    <Card as="section" aria-labelledby="settings-narrator" className="flex flex-col gap-4">
      <div>
        <h2 id="settings-narrator" className="font-display text-name font-semibold">
          Narrator
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
          Narrates now:{' '}
          <Badge tone="candle" icon={<QuillIcon />} className="max-w-full !whitespace-normal">
            {now.narrator}
          </Badge>
        </p>
      </div>
      <ChoiceField
        label="Who narrates"
        hideLabel
        options={choices}
        value={draft.narrator}
        onChange={(narrator) => onChange({ narrator })}
      />
      {draft.narrator === 'model' && <ModelFields draft={draft} errors={errors} now={now} onChange={onChange} />}
    </Card>
  );
}

function ModelFields({ draft, errors, now, onChange }: NarratorFieldsProps) {
  const needsUrl = providers.some(({ id, needsUrl: needs }) => id === draft.provider && needs);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField label="Provider" value={draft.provider} onChange={(event) => onChange({ provider: event.target.value })}>
        {providers.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Model"
        required
        hint="Its name as the provider writes it."
        maxLength={150}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.model}
        error={errors.model}
        onChange={(event) => onChange({ model: event.target.value })}
      />
      <TextField
        label="Address"
        type="url"
        required={needsUrl}
        hint={needsUrl ? 'Where its API listens, such as https://models.example.org/v1.' : 'Empty for the provider’s own.'}
        maxLength={500}
        value={draft.baseUrl}
        error={errors.baseUrl}
        onChange={(event) => onChange({ baseUrl: event.target.value })}
      />
      <KeyField isSet={now.modelKeySet} value={draft.key} remove={draft.removeKey} onChange={onChange} />
    </div>
  );
}
