import { Later } from '#web/lib/first-picture.tsx';
import { Suspense, lazy } from 'react';

const TurnBanner = lazy(() => import('#web/features/combat/turn-banner.tsx').then((module) => ({ default: module.TurnBanner })));

/** What the story says of a fight that goes on beside it; it comes after the story itself. */
export function TableFight({ campaignId }: { campaignId: string }) {
  return (
    <Later>
      <Suspense>
        <TurnBanner campaignId={campaignId} />
      </Suspense>
    </Later>
  );
}
