import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';

interface Worded {
  name: string;
  text: string;
}

interface DraftEntryCardProps<Entry extends Worded> {
  entry: Entry;
  /** What one of its kind is called. */
  word: string;
  onChange: (entry: Entry) => void;
  onDelete: () => void;
}

/** An entry that is not sent anywhere yet, to read, change or take away. */
export function DraftEntryCard<Entry extends Worded>({ entry, word, onChange, onDelete }: DraftEntryCardProps<Entry>) {
  const [writing, setWriting] = useState(false);
  return (
    <li className="rounded-card border border-line bg-surface p-4 shadow-card">
      {writing ? (
        <DraftEntryForm
          entry={entry}
          word={word}
          onCancel={() => setWriting(false)}
          onSave={(text) => {
            onChange({ ...entry, ...text });
            setWriting(false);
          }}
        />
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h3 className="font-display text-name font-semibold">{entry.name}</h3>
            {entry.text !== '' && <p className="mt-1 line-clamp-4 font-book whitespace-pre-line text-ink-soft">{entry.text}</p>}
          </div>
          <IconButton label={`Edit ${word} ${entry.name}`} icon={<Pencil aria-hidden />} onClick={() => setWriting(true)} />
          <IconButton label={`Delete ${word} ${entry.name}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
        </div>
      )}
    </li>
  );
}

interface DraftEntryFormProps {
  entry: Worded;
  /** What an entry of its category is called. */
  word: string;
  onSave: (text: Worded) => void;
  onCancel: () => void;
}

function DraftEntryForm({ entry, word, onSave, onCancel }: DraftEntryFormProps) {
  const [name, setName] = useState(entry.name);
  const [text, setText] = useState(entry.text);
  const [wrong, setWrong] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') setWrong('Please enter a name.');
    else onSave({ name: name.trim(), text: text.trim() });
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        autoFocus
        required
        label={`Name of the ${word}`}
        maxLength={limits.loreNameLength}
        value={name}
        error={wrong}
        onChange={(event) => setName(event.target.value)}
      />
      <TextareaField
        label={`Description of the ${word}`}
        rows={4}
        maxLength={limits.loreTextLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save</Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
