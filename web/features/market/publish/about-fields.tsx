import { limits } from '#domain/limits/limits.ts';
import { licenseIds, licenses, provenanceNames, provenances } from '#domain/market/terms.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import type { AboutDraft, AboutErrors } from './about-draft.ts';

interface AboutFieldsProps {
  draft: AboutDraft;
  errors: AboutErrors;
  onChange: (part: Partial<AboutDraft>) => void;
}

const ways = {
  human: 'Nothing of it was written or drawn by AI.',
  assisted: 'People wrote it, and AI helped with words, pictures or ideas.',
  machine: 'AI wrote most of it, and a person chose and checked it.',
} as const;

/** What one says of a package: words, version, license, and how it was made. */
export function AboutFields({ draft, errors, onChange }: AboutFieldsProps) {
  const { title, summary, description } = draft;
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={limits.listingTitleLength}
        value={title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label="In one line"
        hint="It stands on the card."
        required
        maxLength={limits.listingSummaryLength}
        value={summary}
        error={errors.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
      />
      <TextareaField
        label="Description"
        hint="For how many evenings and which levels, what it needs, and whose work is in it. Give nothing away that players should find out."
        required
        rows={6}
        maxLength={limits.listingDescriptionLength}
        value={description}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TermFields {...{ draft, errors, onChange }} />
    </>
  );
}

/** Version, license, and how it was made. */
function TermFields({ draft, errors, onChange }: AboutFieldsProps) {
  const { version, license, provenance } = draft;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Version"
          required
          maxLength={limits.packageVersionLength}
          value={version}
          error={errors.version}
          onChange={(event) => onChange({ version: event.target.value })}
        />
        <SelectField
          label="License"
          hint={licenses[license].means}
          value={license}
          onChange={(event) => onChange({ license: licenseIds.find((id) => id === event.target.value) ?? license })}
        >
          {licenseIds.map((id) => (
            <option key={id} value={id}>
              {licenses[id].name}
            </option>
          ))}
        </SelectField>
      </div>
      <ChoiceField
        label="How it was made"
        options={provenances.map((id) => ({ id, label: provenanceNames[id], meaning: ways[id] }))}
        value={provenance}
        onChange={(id) => onChange({ provenance: id })}
      />
    </>
  );
}
