import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { storedEntryDraft } from '#web/features/lore/draft/entry-draft-storage.ts';
import { calls } from '#web/lib/api.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { PlainCallError } from '#web/lib/calls/plain-call.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page, useDocumentTitle } from '#web/ui/page.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useParam, useSearch } from '#web/ui/router/router-view.tsx';
import { ArrowLeft, MapPinOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { WorldPage } from './world-page.tsx';

const DeletedMeanwhile = lazy(async () => ({ default: (await import('./deleted-meanwhile.tsx')).DeletedMeanwhile }));

/** One world: to read, and for those who build it to edit. */
export function WorldScreen() {
  const worldId = useParam('worldId');
  // A world has its own heading; whoever may not see it yet reads what this page is.
  const { state } = useSession();
  return (
    <Page title="World" hideTitle={state !== 'visitor'}>
      <ButtonLink to="/world/library" variant="quiet" icon={<ArrowLeft aria-hidden />} className="mb-5 -ml-3">
        Back to World Library
      </ButtonLink>
      <SignedIn promise="Sign in to read this world’s lore." loading={<WorldSkeleton />}>
        <WorldView key={worldId} worldId={worldId} />
      </SignedIn>
    </Page>
  );
}

function WorldView({ worldId }: { worldId: string }) {
  const { data: world, error, isPending, refetch } = useQuery(calls.worlds.get.queryOptions({ input: { worldId } }));
  useDocumentTitle(world?.name ?? 'World');
  if (isPending) return <WorldSkeleton />;
  // What was open to somebody once is gone from their screen when it no longer is.
  if (isMissing(error)) return <WorldMissing worldId={worldId} />;
  if (world === undefined) return <WorldFailed error={error} onRetry={() => void refetch()} />;
  return <WorldPage world={world} />;
}

/** A world that is not there, or was deleted while this tab held unsaved text of it. */
function WorldMissing({ worldId }: { worldId: string }) {
  const { id: personId } = usePerson();
  const { entry: entryId = '' } = useSearch();
  const [draft, setDraft] = useState(() => storedEntryDraft(personId, entryId));
  if (draft === null) return <WorldNotFound />;
  return (
    <>
      <h1 className="sr-only">World Not Found</h1>
      <Suspense fallback={<WorldSkeleton />}>
        <DeletedMeanwhile {...{ worldId, personId, entryId, draft }} onDiscarded={() => setDraft(null)} />
      </Suspense>
    </>
  );
}

/** An id that cannot exist is as missing as one that does not. */
function isMissing(error: Error | null): boolean {
  return error instanceof PlainCallError && (error.code === 'world.notFound' || error.code === 'input.invalid' || error.status === 400);
}

function WorldSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-10">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SkeletonLines lines={6} />
        <Skeleton className="h-56" />
      </div>
      <SkeletonLines lines={6} />
    </div>
  );
}

function WorldNotFound() {
  return (
    <EmptyState
      art={<MapPinOff aria-hidden />}
      title="World Not Found"
      titleAs="h1"
      action={<ButtonLink to="/world/library">Back to World Library</ButtonLink>}
    >
      <p>This world does not exist, or it is not open to you.</p>
    </EmptyState>
  );
}

function WorldFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  // An answer that nobody can read, as from something between here and the server.
  const isUnexpected = error instanceof PlainCallError && error.code === undefined;
  return (
    <ErrorState titleAs="h1" title="Error" onRetry={onRetry}>
      <p>{isUnexpected ? 'An unexpected error occurred.' : 'Failed to load world details.'}</p>
    </ErrorState>
  );
}
