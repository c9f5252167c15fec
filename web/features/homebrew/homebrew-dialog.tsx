import { blankEntry } from '#domain/homebrew/blank-entry.ts';
import type { HomebrewEntry, KeptEntry } from '#domain/homebrew/entry.ts';
import { calls } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { begunDrafts, storedDraft } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';
import { EntryEditor } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { EntryPreview } from './entry-preview.tsx';
import { ImportEntries } from './import-entries.tsx';
import { NewEntry } from './new-entry.tsx';

interface HomebrewDialogProps {
  campaignId: string;
  me: string;
  /** Whether the person leads the table, and so writes. */
  writes: boolean;
  onClose: () => void;
}

type Place = { at: 'list' } | { at: 'new' } | { at: 'import' } | { at: 'read'; id: string } | { at: 'write'; begun: EntryDraft };

/** What Dungeon Masters wrote for their campaign: a list, and the editor of one entry. Players read. */
export function HomebrewDialog({ campaignId, me, writes, onClose }: HomebrewDialogProps) {
  const [place, setPlace] = useState<Place>({ at: 'list' });
  const { data, isError, refetch } = useQuery(calls.homebrew.list.queryOptions({ input: { campaignId } }));
  const shelf = `${me}/${campaignId}`;
  const toList = () => setPlace({ at: 'list' });
  const keptOf = (id: string) => data?.find(({ entry }) => entry.id === id);
  const begin = (entry: HomebrewEntry) => setPlace({ at: 'write', begun: { entry, seen: null } });
  const open = ({ entry, revision }: KeptEntry) =>
    setPlace(
      writes
        ? { at: 'write', begun: storedDraft(localStorage, shelf, entry.id) ?? { entry, seen: revision } }
        : { at: 'read', id: entry.id },
    );
  if (place.at === 'write') {
    const { begun } = place;
    return (
      <EntryEditor key={begun.entry.id} {...{ campaignId, begun, onClose }} place={shelf} kept={keptOf(begun.entry.id)} onBack={toList} />
    );
  }
  if (place.at === 'new') {
    return (
      <NewEntry
        campaignId={campaignId}
        onBlank={(kind) => begin(blankEntry(kind, newId()))}
        onCopy={begin}
        onBack={toList}
        onClose={onClose}
      />
    );
  }
  if (place.at === 'import') return <ImportEntries campaignId={campaignId} entries={data ?? []} onBack={toList} onClose={onClose} />;
  return (
    <Shelf
      {...{ onClose, toList, writes }}
      entries={data}
      drafts={writes ? begunDrafts(localStorage, shelf) : []}
      shown={place.at === 'read' ? keptOf(place.id)?.entry : undefined}
      onRetry={isError ? () => void refetch() : null}
      onOpen={open}
      onDraft={(begun) => setPlace({ at: 'write', begun })}
      onNew={() => setPlace({ at: 'new' })}
      onImport={() => setPlace({ at: 'import' })}
    />
  );
}

interface ShelfProps extends Omit<Parameters<typeof EntryList>[0], 'entries'> {
  /** Undefined until they are there. */
  entries: readonly KeptEntry[] | undefined;
  /** The entry that is read. */
  shown: HomebrewEntry | undefined;
  /** Null unless they could not be loaded. */
  onRetry: (() => void) | null;
  toList: () => void;
  onClose: () => void;
}

/** The list of entries, or one of them to read. */
function Shelf({ entries, shown, onRetry, toList, onClose, ...list }: ShelfProps) {
  const back = (
    <Button variant="outline" onClick={toList}>
      Back
    </Button>
  );
  return (
    <Dialog open title={shown ? shown.name : 'Homebrew'} onClose={onClose} actions={shown ? back : undefined}>
      {onRetry && (
        <ErrorState title="Error" onRetry={onRetry}>
          The homebrew of this table could not be loaded.
        </ErrorState>
      )}
      {entries === undefined && !onRetry && <SkeletonLines lines={6} />}
      {shown && <EntryPreview entry={shown} />}
      {entries && !shown && <EntryList entries={entries} {...list} />}
    </Dialog>
  );
}
