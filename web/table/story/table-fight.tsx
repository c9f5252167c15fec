import { Later } from '#web/lib/first-picture.tsx';
import { Suspense, lazy } from 'react';

const TurnBanner = lazy(() => import('#web/features/combat/turn-banner.tsx').then((module) => ({ default: module.TurnBanner })));

interface TableFightProps {
  campaignId: string;
  /** Whether the fight stands beside the story. */
  isOpen: boolean;
  /** Whether something else stands in the story's place. */
  isStoryHidden: boolean;
  onOpen: () => void;
}

/** What is said above the story, or above what stands in its place, of a fight that goes on; it comes after the story itself. */
export function TableFight(props: TableFightProps) {
  return (
    <Later>
      <Suspense>
        <TurnBanner {...props} />
      </Suspense>
    </Later>
  );
}
