import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { ReviewScreen } from '#web/features/generations/review/review-screen.tsx';
import { FollowWorld } from '#web/features/worlds/realtime/follow-world.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { useNavigate, useParam } from '#web/ui/router/router-view.tsx';
import { ArrowLeft } from 'lucide-react';

/** What was found in a document of a world, to review. */
export function WorldReviewScreen() {
  const worldId = useParam('worldId');
  const generationId = useParam('generationId');
  const navigate = useNavigate();
  return (
    <Page title="Review" hideTitle>
      <ButtonLink to="/world/view/$worldId" params={{ worldId }} variant="quiet" icon={<ArrowLeft aria-hidden />} className="mb-5 -ml-3">
        Back to the world
      </ButtonLink>
      <SignedIn promise="Sign in to go on with this review.">
        <FollowWorld worldId={worldId} />
        <ReviewScreen
          worldId={worldId}
          generationId={generationId}
          onDone={() => void navigate({ to: '/world/view/$worldId', params: { worldId }, search: { edit: 'true' } })}
          onInstead={(next) =>
            void navigate({ to: '/world/view/$worldId/review/$generationId', params: { worldId, generationId: next }, replace: true })
          }
        />
      </SignedIn>
    </Page>
  );
}
