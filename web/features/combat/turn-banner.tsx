import { Swords } from 'lucide-react';
import { useCombat } from './use-combat.ts';

interface TurnBannerProps {
  campaignId: string;
  /** Whether the fight stands beside the story, where one acts. */
  isOpen: boolean;
  /** Leads to the fight. */
  onOpen: () => void;
}

/** Says in the story when it is one's turn in a fight, and leads there. Read aloud when it changes; where the fight is open, only that. */
export function TurnBanner({ campaignId, isOpen, onOpen }: TurnBannerProps) {
  const { data } = useCombat(campaignId);
  const mine = data?.fight?.hero?.moves.endTurn === true;
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {mine && 'Your turn!'}
      </p>
      {mine && !isOpen && (
        <button
          type="button"
          className="flex min-h-11 w-full shrink-0 items-center justify-center gap-2 bg-candle-wash px-4 py-2 text-control font-semibold text-ink hover:bg-ember-wash focus-visible:-outline-offset-2"
          onClick={onOpen}
        >
          <Swords aria-hidden className="size-4.5 text-candle" />
          Your turn! Open Combat to act.
        </button>
      )}
    </>
  );
}
