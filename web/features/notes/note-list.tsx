import { limits } from '#domain/limits/limits.ts';
import type { NoteCard } from '#domain/notes/note.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { NoteEditorStore } from './note-editor-store.ts';
import { NoteRow, UnsentRows } from './note-row.tsx';
import type { NotesPlace } from './notes-place.ts';
import { RemovedNotes } from './removed-notes.tsx';

interface NoteListProps extends NotesPlace {
  editor: NoteEditorStore;
  onOpen: (id: string) => void;
  onBegin: () => void;
}

/** Every note one may read, last written first. */
export function NoteList({ campaignId, me, editor, onOpen, onBegin }: NoteListProps) {
  const { data, isPending, isError, refetch } = useQuery(calls.notes.list.queryOptions({ input: { campaignId } }));
  const [search, setSearch] = useState('');
  const writes = me.seat !== 'spectator';
  const shown = (data ?? []).filter((note) => matches(note, search));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-name font-semibold">Notes</h2>
        {writes && (
          <Button size="sm" className="min-h-10" icon={<Plus aria-hidden />} onClick={onBegin}>
            New note
          </Button>
        )}
      </div>
      {(data?.length ?? 0) > limits.listWithoutSearch && (
        <TextField type="search" label="Search notes" value={search} onChange={(event) => setSearch(event.target.value)} />
      )}
      <UnsentRows editor={editor} campaignId={campaignId} personId={me.id} known={data ?? []} onOpen={onOpen} />
      {isPending && <SkeletonLines lines={6} />}
      {isError && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          The notes could not be loaded. Your text is kept on this device.
        </ErrorState>
      )}
      {data?.length === 0 && <NoNotes writes={writes} />}
      {shown.length > 0 && (
        <ul aria-label="Notes" className="flex flex-col gap-2">
          {shown.map((note) => (
            <NoteRow key={note.id} note={note} me={me.id} onOpen={() => onOpen(note.id)} />
          ))}
        </ul>
      )}
      {shown.length === 0 && search !== '' && <p role="status">No notes match.</p>}
      {writes && <RemovedNotes campaignId={campaignId} />}
    </div>
  );
}

function NoNotes({ writes }: { writes: boolean }) {
  return (
    <EmptyState art={<QuillIcon aria-hidden />} title="No notes yet">
      {writes
        ? 'Write down names, debts, clues. A note is private until you share it with the table.'
        : 'Notes that the table shares appear here.'}
    </EmptyState>
  );
}

function matches({ title, opening }: NoteCard, search: string): boolean {
  return `${title}\n${opening}`.toLowerCase().includes(search.trim().toLowerCase());
}
