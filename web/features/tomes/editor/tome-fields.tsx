import { limits } from '#domain/limits/limits.ts';
import { tomeCategories } from '#domain/world/tome-category.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { RefObject } from 'react';
import type { TomeDraft } from './tome-draft.ts';
import { tomeCategoryFrom, tomeCategoryLabel } from '#web/features/tomes/tome-labels.ts';

interface TomeFieldsProps {
  draft: TomeDraft;
  onChange: (draft: TomeDraft) => void;
  wrong: { title?: string; content?: string };
  /** A file speaks for itself: it has no text to write. */
  hasFile?: boolean;
  titleField?: RefObject<HTMLInputElement | null>;
}

/** What a tome is made of, to write and to choose. */
export function TomeFields({ draft, onChange, wrong, hasFile = false, titleField }: TomeFieldsProps) {
  return (
    <>
      <TextField
        ref={titleField}
        label="Title"
        required
        maxLength={limits.tomeTitleLength}
        value={draft.title}
        error={wrong.title}
        onChange={(event) => onChange({ ...draft, title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Category"
          value={draft.category}
          onChange={(event) => onChange({ ...draft, category: tomeCategoryFrom(event.target.value) ?? draft.category })}
        >
          {tomeCategories.map((category) => (
            <option key={category} value={category}>
              {tomeCategoryLabel(category)}
            </option>
          ))}
        </SelectField>
        <AudienceField draft={draft} onChange={onChange} />
      </div>
      {!hasFile && (
        <TextareaField
          label="Content"
          rows={10}
          hint="Plain text or Markdown. What stands between a line “::: dm” and a line “:::” is for builders alone."
          controlClassName="font-book leading-relaxed"
          value={draft.content}
          error={wrong.content}
          onChange={(event) => onChange({ ...draft, content: event.target.value })}
        />
      )}
    </>
  );
}

/** Who may read the tome. Players named one by one stay named until another choice is made. */
function AudienceField({ draft, onChange }: Pick<TomeFieldsProps, 'draft' | 'onChange'>) {
  const named = typeof draft.audience === 'string' ? null : draft.audience;
  return (
    <SelectField
      label="Who may read it"
      value={named === null ? String(draft.audience) : 'named'}
      onChange={({ target }) => {
        if (target.value !== 'named') onChange({ ...draft, audience: target.value === 'dm' ? 'dm' : 'everyone' });
      }}
    >
      <option value="everyone">Everyone</option>
      <option value="dm">DM only</option>
      {named !== null && <option value="named">{named.length === 1 ? 'One named player' : `${named.length} named players`}</option>}
    </SelectField>
  );
}
