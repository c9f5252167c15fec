import { Swords } from 'lucide-react';
import { useCombat } from './use-combat.ts';

/** Says in the story when it is one's turn in a fight, or that a fight goes on. Read aloud when it changes. */
export function TurnBanner({ campaignId }: { campaignId: string }) {
  const { data } = useCombat(campaignId);
  const fight = data?.fight;
  const mine = fight?.hero?.moves.endTurn === true;
  return (
    <div role="status" aria-live="polite" className="shrink-0 empty:hidden">
      {mine && (
        <p className="flex items-center justify-center gap-2 bg-candle-wash px-4 py-2 text-control font-semibold text-ink">
          <Swords aria-hidden className="size-4.5 text-candle" />
          Your turn! Open Combat to act.
        </p>
      )}
    </div>
  );
}
