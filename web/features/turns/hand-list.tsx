import type { Hand } from '#domain/turn/turn.ts';
import { HandIcon } from '#web/ui/icons/hand-icon.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { playerColour } from '#web/ui/player-colour.ts';
import { handLabel } from './turn-view.ts';

interface HandListProps {
  hands: readonly Hand[];
  me: string;
  /** Lowers somebody's hand for them, where the person who looks may. */
  onSkip?: ((userId: string) => void) | undefined;
}

/** Those who act this turn: whose hand is up, and whose action is in. */
export function HandList({ hands, me, onSkip }: HandListProps) {
  if (hands.length === 0) return <p className="text-control text-ink-soft">No hands are raised.</p>;
  return (
    <ul aria-label="Raised hands" className="flex flex-col gap-2">
      {hands.map((hand) => (
        <li key={hand.userId} className="flex items-start gap-2.5 text-control">
          <HandIcon
            aria-hidden
            className={hand.up ? 'mt-0.5 size-5 shrink-0 text-candle' : 'mt-0.5 size-5 shrink-0 text-ink-faint opacity-50'}
          />
          <span className="min-w-0 flex-1">
            <span className="font-semibold" style={{ color: playerColour(hand.userId) }}>
              {hand.name}
              {hand.userId === me && ' (you)'}
            </span>{' '}
            <span className="block text-note text-ink-soft">
              {handLabel(hand.userId)}
              {hand.intent !== null && ' (Intent submitted)'}
              {!hand.up && ', hand lowered'}
            </span>
          </span>
          {onSkip !== undefined && hand.up && hand.userId !== me && (
            <Button
              variant="quiet"
              size="sm"
              className="-mt-1.5"
              aria-label={`Skip ${hand.name}: lower their hand`}
              title="Lowers their hand. What they wrote stays their action."
              onClick={() => onSkip(hand.userId)}
            >
              Skip
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
