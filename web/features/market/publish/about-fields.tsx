import { limits } from '#domain/limits/limits.ts';
import { licensesOf, provenancesOf } from '#domain/market/onward.ts';
import type { Source } from '#domain/market/onward.ts';
import { licenseIds } from '#domain/market/license-names.ts';
import { licenses, provenanceNames } from '#domain/market/terms.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import type { AboutDraft, AboutErrors } from './about-draft.ts';

interface AboutFieldsProps {
  draft: AboutDraft;
  errors: AboutErrors;
  /** The works of others in it, whose terms it keeps. */
  sources: readonly Source[];
  onChange: (part: Partial<AboutDraft>) => void;
}

const ways = {
  human: 'Nothing of it was written or drawn by AI.',
  assisted: 'People wrote it, and AI helped with words, pictures or ideas.',
  machine: 'AI wrote most of it, and a person chose and checked it.',
} as const;

/** What one says of a package: words, version, license, and how it was made. */
export function AboutFields({ draft, errors, sources, onChange }: AboutFieldsProps) {
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
      <TermFields {...{ draft, errors, sources, onChange }} />
    </>
  );
}

/** Version, license, and how it was made. */
function TermFields({ draft, errors, sources, onChange }: AboutFieldsProps) {
  const { version, license, provenance } = draft;
  const allowed = licensesOf(sources);
  return (
    <>
      {sources.length > 0 && <SourcesNote sources={sources} />}
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
          error={errors.license}
          onChange={(event) => onChange({ license: licenseIds.find((id) => id === event.target.value) ?? license })}
        >
          {(allowed.length > 0 ? allowed : licenseIds).map((id) => (
            <option key={id} value={id}>
              {licenses[id].name}
            </option>
          ))}
        </SelectField>
      </div>
      <ChoiceField
        label="How it was made"
        options={provenancesOf(sources).map((id) => ({ id, label: provenanceNames[id], meaning: ways[id] }))}
        value={provenance}
        onChange={(id) => onChange({ provenance: id })}
      />
    </>
  );
}

/** Whose work is in it, and why not every license can be chosen. */
function SourcesNote({ sources }: { sources: readonly Source[] }) {
  return (
    <div className="rounded-control border border-line bg-raised px-4 py-3 text-control text-ink-soft">
      <p>There is work of others in it. What is made of that keeps its terms, so only what goes with them can be chosen here:</p>
      <ul className="mt-1 list-disc pl-5">
        {sources.map(({ title, author, version, license, provenance }) => (
          <li key={JSON.stringify([title, author, version])} className="break-words">
            {title}
            {author !== '' && `, by ${author}`}: {licenses[license].name}, {provenanceNames[provenance]}
          </li>
        ))}
      </ul>
    </div>
  );
}
