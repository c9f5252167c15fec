import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { entryWord } from '#web/features/lore/entry/category-text.ts';

interface AddEntryFormProps {
  category: LoreCategory;
  /** The name to begin with, e.g. of a link that leads nowhere yet. */
  name?: string;
  /** Resolves to whether it was added; what was typed stays when it was not. */
  onAdd: (given: { name: string; text: string }) => Promise<boolean>;
}

/** Name and description of a new entry. */
export function AddEntryForm({ category, name: given = '', onAdd }: AddEntryFormProps) {
  const [name, setName] = useState(given);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const word = entryWord(category);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') {
      setWrong('Please enter a name.');
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    const added = await onAdd({ name: name.trim(), text: text.trim() });
    setBusy(false);
    if (!added) return;
    setName('');
    setText('');
    nameField.current?.focus();
  }

  return (
    <form
      noValidate
      aria-label={`Add ${word}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card md:p-5"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        ref={nameField}
        required
        label={`Name of the ${word}`}
        autoComplete="off"
        maxLength={limits.loreNameLength}
        value={name}
        error={wrong}
        onChange={(event) => {
          setName(event.target.value);
          setWrong(undefined);
        }}
      />
      <TextareaField
        label={`Description of the ${word}`}
        rows={3}
        maxLength={limits.loreTextLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon={<Plus aria-hidden />} busy={busy} className="self-start">
        Add {word}
      </Button>
    </form>
  );
}
