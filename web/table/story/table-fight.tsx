import { Later } from '#web/lib/first-picture.tsx';
import { Suspense, lazy } from 'react';

const TurnBanner = lazy(() => import('#web/features/combat/turn-banner.tsx').then((module) => ({ default: module.TurnBanner })));

interface TableFightProps {
  campaignId: string;
  /** Whether the fight stands beside the story. */
  isOpen: boolean;
  onOpen: () => void;
}

/** What the story says of a fight that goes on beside it; it comes after the story itself. */
export function TableFight(props: TableFightProps) {
  return (
    <Later>
      <Suspense>
        <TurnBanner {...props} />
      </Suspense>
    </Later>
  );
}
