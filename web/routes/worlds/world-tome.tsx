import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { TomeReader } from '#web/features/tomes/reader/tome-reader.tsx';
import { FollowWorld } from '#web/features/worlds/realtime/follow-world.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { useNavigate, useParam, useSearch } from '#web/ui/router/router-view.tsx';
import { ArrowLeft } from 'lucide-react';

/** A tome of a world, to read. */
export function WorldTomeScreen() {
  const worldId = useParam('worldId');
  const tomeId = useParam('tomeId');
  const { at, quote } = useSearch();
  const navigate = useNavigate();
  return (
    <Page title="Tome" hideTitle>
      <ButtonLink
        to="/world/view/$worldId"
        params={{ worldId }}
        search={{ tab: 'tomes' }}
        variant="quiet"
        icon={<ArrowLeft aria-hidden />}
        className="mb-5 -ml-3"
      >
        Back to the world’s tomes
      </ButtonLink>
      <SignedIn promise="Sign in to read this world’s tomes.">
        <FollowWorld worldId={worldId} />
        <TomeReader
          worldId={worldId}
          tomeId={tomeId}
          at={at}
          quote={quote}
          onReading={(generationId) =>
            void navigate({ to: '/world/view/$worldId/review/$generationId', params: { worldId, generationId } })
          }
        />
      </SignedIn>
    </Page>
  );
}
