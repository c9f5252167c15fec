import { limits } from '#domain/limits/limits.ts';
import type { Hand } from '#domain/turn/turn.ts';
import { Token } from '#web/ui/token.tsx';
import { Check } from 'lucide-react';

/** The hands of this turn as small tokens; a tick marks a submitted action. */
export function HandTokens({ hands }: { hands: readonly Hand[] }) {
  if (hands.length === 0) return null;
  return (
    <ul aria-label="Hands this turn" className="flex -space-x-1.5">
      {hands.slice(0, limits.handsShown).map((hand) => (
        <li key={hand.userId} title={handText(hand)}>
          <Token name={hand.name} id={hand.userId} size="sm" sign={hand.intent === null ? undefined : <Tick />} />
          <span className="sr-only">{handText(hand)}</span>
        </li>
      ))}
      {hands.length > limits.handsShown && (
        <li className="self-center pl-3 text-note text-ink-soft">+{hands.length - limits.handsShown}</li>
      )}
    </ul>
  );
}

function Tick() {
  return (
    <span className="mt-1.5 inline-flex size-4 items-center justify-center rounded-full bg-moss text-room">
      <Check aria-hidden strokeWidth={4} className="!size-3" />
    </span>
  );
}

function handText(hand: Hand): string {
  return `${hand.name}: ${hand.up ? 'hand raised' : 'hand lowered'}${hand.intent === null ? '' : ', action submitted'}`;
}
