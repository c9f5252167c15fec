import type { KeptEntry } from '#domain/homebrew/entry.ts';
import { homebrewKinds, isForPlayers } from '#domain/homebrew/kinds.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { saveText } from '#web/lib/files/save-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FileDown, FileUp, FlaskConical, Plus } from 'lucide-react';
import { useState } from 'react';
import type { EntryDraft } from './entry-draft.ts';
import { OneOfField } from './fields/one-of-field.tsx';
import { kindWords } from './kind-words.ts';
import { fileOf } from '#domain/homebrew/entries-file.ts';

interface EntryListProps {
  entries: readonly KeptEntry[];
  /** What was begun on this device and not saved yet. */
  drafts: readonly EntryDraft[];
  writes: boolean;
  onOpen: (kept: KeptEntry) => void;
  onDraft: (draft: EntryDraft) => void;
  onNew: () => void;
  onImport: () => void;
}

/** Entries by name and kind; pressed, one opens. */
export function EntryList({ entries, drafts, writes, onOpen, onDraft, onNew, onImport }: EntryListProps) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<HomebrewKind | ''>('');
  const asked = search.trim().toLowerCase();
  const found = entries.filter(({ entry }) => (kind === '' || entry.kind === kind) && entry.name.toLowerCase().includes(asked));
  const create = <Making entries={entries} onNew={onNew} onImport={onImport} />;
  if (entries.length === 0 && drafts.length === 0) {
    return (
      <EmptyState art={<FlaskConical aria-hidden />} title="No homebrew yet" action={writes ? create : undefined}>
        {writes
          ? 'Write creatures, items, spells and features of your own. They act as those of the rules do.'
          : 'Items, spells and features that your Dungeon Master writes will be here.'}
      </EmptyState>
    );
  }
  const kinds = homebrewKinds.filter((each) => writes || isForPlayers(each)).map((each) => [each, kindWords[each].many] as const);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <TextField type="search" label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
        <OneOfField label="Show" options={[['', 'Everything'] as const, ...kinds]} value={kind} onChange={setKind} />
      </div>
      {writes && <div className="flex flex-wrap gap-2">{create}</div>}
      {drafts.length > 0 && (
        <Rows
          label="Not saved yet"
          rows={drafts.map((draft) => ({
            id: draft.entry.id,
            name: draft.entry.name.trim() === '' ? 'Without a name' : draft.entry.name,
            note: `${kindWords[draft.entry.kind].one}, kept on this device`,
            open: () => onDraft(draft),
          }))}
        />
      )}
      <Rows
        label="Entries"
        rows={found.map((kept) => ({
          id: kept.entry.id,
          name: kept.entry.name,
          note: `${kindWords[kept.entry.kind].one} · ${kept.updatedBy.name}`,
          open: () => onOpen(kept),
        }))}
      />
      <p role="status" className="text-note">
        {found.length === 0 && entries.length > 0 ? 'No entry fits.' : ''}
      </p>
    </div>
  );
}

/** How entries come and go: written, or by a file. */
function Making({ entries, onNew, onImport }: Pick<EntryListProps, 'entries' | 'onNew' | 'onImport'>) {
  const save = () => saveText('homebrew.json', fileOf(entries.map(({ entry }) => entry)));
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={onNew}>
        New entry
      </Button>
      <Button variant="outline" icon={<FileUp aria-hidden />} onClick={onImport}>
        Import
      </Button>
      {entries.length > 0 && (
        <Button variant="outline" icon={<FileDown aria-hidden />} onClick={save}>
          Export
        </Button>
      )}
    </>
  );
}

interface Row {
  id: string;
  name: string;
  note: string;
  open: () => void;
}

function Rows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5">
      {rows.map(({ id, name, note, open }) => (
        <li key={id}>
          <button
            type="button"
            className="flex min-h-12 w-full flex-col items-start justify-center rounded-control border border-line-strong bg-raised px-3.5 py-2 text-left hover:border-ember hover:bg-ember-wash"
            onClick={open}
          >
            <span className="text-control font-semibold text-ink [overflow-wrap:anywhere]">{name}</span>
            <span className="text-note text-ink-soft">{note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
