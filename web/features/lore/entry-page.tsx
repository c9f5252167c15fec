import { capitalize } from '#domain/text/capitalize.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { calls } from '#web/lib/api.ts';
import { DamagedPartState } from '#web/lib/world/damaged-parts.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { PlainCallError } from '#web/lib/calls/plain-call.ts';
import { isRefusedAs } from '#web/lib/calls/refused-as.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { ArrowLeft, BookX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { categoryOf } from '#web/features/lore/entry/category-text.ts';
import { EntryReading } from './entry-reading.tsx';
import { storedEntryDraft } from '#web/features/lore/draft/entry-draft-storage.ts';
import { useRestoreEntry } from '#web/features/lore/entry/use-lore.ts';
import type { LoreSectionProps } from '#web/features/lore/entry/lore-place.ts';

const DeletedEntry = lazy(() => import('#web/features/lore/draft/deleted-entry.tsx').then((part) => ({ default: part.DeletedEntry })));
const EntryEditor = lazy(() => import('#web/features/lore/editor/entry-editor.tsx').then((part) => ({ default: part.EntryEditor })));

interface EntryPageProps extends LoreSectionProps {
  entryId: string;
  onOpen: (entryId: string) => void;
}

/** One entry, to read or to write. */
export function EntryPage({ entryId, onOpen, ...props }: EntryPageProps) {
  const { world, builds, editing, place, onPlace } = props;
  const { id: personId } = usePerson();
  const [writing, setWriting] = useState(() => builds && editing && storedEntryDraft(personId, entryId) !== null);
  const found = useQuery(calls.lore.get.queryOptions({ input: { worldId: world.id, entryId } }));
  const category = found.data?.entry.category ?? categoryOf(place.category);
  const back = () => onPlace({ view: place.view, category: place.view === undefined ? category : place.category });
  const removed = found.data?.entry.removedAt == null ? null : found.data.entry;
  const isDeleted = isGone(found.error) || removed !== null;
  const isOpen = found.data !== undefined && !isDeleted;
  const kept = isDeleted && builds ? storedEntryDraft(personId, entryId) : null;
  const writes = writing && builds && editing && isOpen;
  return (
    <div className="flex flex-col gap-5">
      <Button variant="quiet" icon={<ArrowLeft aria-hidden />} className="-ml-3 self-start" onClick={back}>
        {backText(place.view, capitalize(category))}
      </Button>
      {found.isPending && <SkeletonLines lines={8} />}
      {kept !== null && (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <DeletedEntry worldId={world.id} entryId={entryId} draft={kept} onDiscarded={back} />
        </Suspense>
      )}
      {isDeleted && kept === null && (removed && builds && editing ? <Removed worldId={world.id} entry={removed} /> : <Gone />)}
      {!found.isPending && !isOpen && !isDeleted && (
        <Failed {...{ worldId: world.id, entryId, builds, error: found.error }} onRetry={() => void found.refetch()} />
      )}
      {isOpen && !writes && <EntryReading {...props} found={found.data} onOpen={onOpen} onWrite={() => setWriting(true)} onGone={back} />}
      {writes && (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <EntryEditor worldId={world.id} found={found.data} onDone={() => setWriting(false)} />
        </Suspense>
      )}
    </div>
  );
}

function backText(view: string | undefined, heading: string): string {
  const ways: Record<string, string> = { graph: 'Back to the graph', timeline: 'Back to the timeline', history: 'Back to the history' };
  return ways[view ?? ''] ?? `Back to ${heading}`;
}

function isGone(error: Error | null): boolean {
  return error instanceof PlainCallError && (error.code === 'lore.notFound' || error.status === 400);
}

function Gone() {
  return (
    <EmptyState art={<BookX aria-hidden />} title="There is no such lore entry" titleAs="h2">
      <p>It was deleted, or you do not have access.</p>
    </EmptyState>
  );
}

function Removed({ worldId, entry }: { worldId: string; entry: SeenEntry }) {
  const restore = useRestoreEntry(worldId);
  return (
    <EmptyState
      art={<BookX aria-hidden />}
      title={`“${entry.name}” was deleted`}
      titleAs="h2"
      action={
        <Button busy={restore.isPending} onClick={() => restore.mutate({ worldId, entryId: entry.id })}>
          Restore entry
        </Button>
      }
    >
      <p>Only the people who build this world can see and restore it.</p>
    </EmptyState>
  );
}

interface FailedProps {
  worldId: string;
  entryId: string;
  builds: boolean;
  error: Error | null;
  onRetry: () => void;
}

function Failed({ worldId, entryId, builds, error, onRetry }: FailedProps) {
  if (isRefusedAs(error, 'stored.damaged')) return <DamagedPartState {...{ worldId, builds }} kind="entry" id={entryId} titleAs="h2" />;
  return (
    <ErrorState titleAs="h2" title="Error" onRetry={onRetry}>
      <p>Failed to load world details.</p>
    </ErrorState>
  );
}
