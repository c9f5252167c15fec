import { capitalize } from '#domain/text/capitalize.ts';
import type { Proposal } from '#domain/world/generation.ts';
import { limits } from '#domain/limits/limits.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEffect, useRef } from 'react';

/** What somebody made of a proposal before accepting it. */
export interface EditedEntry {
  category: LoreCategory;
  name: string;
  text: string;
}

interface ProposalEditorProps {
  proposalId: string;
  entry: Proposal['entry'];
  /** Only the text may be changed: it goes into an entry that has a name already. */
  textOnly?: boolean;
  /** What taking it as it is written now is called. */
  actionFor: (entry: EditedEntry) => string;
  busy: boolean;
  onAccept: (entry: EditedEntry) => void;
  onCancel: () => void;
}

function readEdited(value: unknown): EditedEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { category, name, text }: Record<string, unknown> = { ...value };
  const known = loreCategories.find((each) => each === category);
  return known !== undefined && typeof name === 'string' && typeof text === 'string' ? { category: known, name, text } : null;
}

/** Changes a proposal; accepting it takes the changed words. What was changed is found again when it is edited anew. */
export function ProposalEditor({ proposalId, entry, textOnly = false, actionFor, busy, onAccept, onCancel }: ProposalEditorProps) {
  const { category, name: given, text } = entry;
  const [draft, change] = useSessionStorage(`hearthlore.proposal/${proposalId}`, { category, name: given, text }, readEdited);
  const setDraft = (next: EditedEntry) => change(() => next);
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const name = draft.name.trim();
  const nameError = name === '' ? 'Please enter a name.' : undefined;
  const textError = draft.text.length > limits.loreTextLength ? `At most ${limits.loreTextLength} characters.` : undefined;
  return (
    <form
      noValidate
      aria-label={`Edit ${entry.name}`}
      className="flex flex-col gap-4"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        if (nameError === undefined && textError === undefined) onAccept({ ...draft, name });
      }}
    >
      {!textOnly && <NameAndCategory draft={draft} error={nameError} onChange={setDraft} />}
      <TextareaField
        ref={first}
        label="Text"
        rows={9}
        hint="Markdown; [[Name]] links to another entry."
        controlClassName="font-book leading-relaxed"
        value={draft.text}
        error={textError}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {actionFor({ ...draft, name })}
        </Button>
      </div>
    </form>
  );
}

interface NameAndCategoryProps {
  draft: EditedEntry;
  error: string | undefined;
  onChange: (draft: EditedEntry) => void;
}

function NameAndCategory({ draft, error, onChange }: NameAndCategoryProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <TextField
        label="Name"
        required
        maxLength={limits.loreNameLength}
        value={draft.name}
        error={error}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <SelectField
        label="Category"
        value={draft.category}
        onChange={({ target }) => onChange({ ...draft, category: loreCategories.find((each) => each === target.value) ?? draft.category })}
      >
        {loreCategories.map((category) => (
          <option key={category} value={category}>
            {capitalize(category)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
