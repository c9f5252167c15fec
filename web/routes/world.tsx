import { SignedIn } from '#web/features/account/signed-in.tsx';
import { LoreTabs } from '#web/features/worlds/lore-tabs.tsx';
import { WorldBadges } from '#web/features/worlds/world-card.tsx';
import { WorldMap } from '#web/features/worlds/world-map.tsx';
import { calls } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page, useDocumentTitle } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft, MapPinOff } from 'lucide-react';

/** One world to read: its map and its lore. */
export function WorldScreen() {
  const { worldId } = useParams({ from: '/asking/world/view/$worldId' });
  return (
    <Page title="World" hideTitle>
      <ButtonLink to="/world/library" variant="quiet" icon={<ArrowLeft aria-hidden />} className="mb-5 -ml-3">
        Back to World Library
      </ButtonLink>
      <SignedIn promise="Sign in to read this world’s lore.">
        <WorldView worldId={worldId} />
      </SignedIn>
    </Page>
  );
}

function WorldView({ worldId }: { worldId: string }) {
  const { data: world, error, isPending, refetch } = useQuery(calls.worlds.get.queryOptions({ input: { worldId }, retry: false }));
  useDocumentTitle(world?.name ?? 'World');
  if (isPending) return <SkeletonLines lines={8} />;
  if (world === undefined) return isMissing(error) ? <WorldNotFound /> : <WorldFailed onRetry={() => void refetch()} />;
  return (
    <article className="flex flex-col gap-10">
      <header className="grid items-start gap-8 lg:grid-cols-[1fr_1.1fr]">
        <div className="flex flex-col gap-4">
          <h1 className="font-display text-title font-semibold">{world.name}</h1>
          <WorldBadges world={world} />
          <p className="max-w-[62ch] font-book text-story">{world.description}</p>
        </div>
        <WorldMap name={world.name} url={world.mapUrl} />
      </header>
      <section aria-label="World Data">
        <LoreTabs lore={world.lore} />
      </section>
    </article>
  );
}

/** An id that cannot exist is as missing as one that does not. */
function isMissing(error: Error | null): boolean {
  return error instanceof ORPCError && (error.code === 'world.notFound' || error.code === 'input.invalid' || error.status === 400);
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

function WorldFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState titleAs="h1" title="Error" onRetry={onRetry}>
      <p>Failed to load world details.</p>
    </ErrorState>
  );
}
