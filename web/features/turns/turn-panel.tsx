import type { Turn } from '#domain/turn.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CandleIcon } from '#web/ui/icons/candle-icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HandList } from './hand-list.tsx';
import type { TurnKeeper } from './turn-keeper.ts';
import { useCountdown, useTurn } from './use-turn.ts';

/** The turn at length: its state, the time, whose hands are up, and how it ends. Its buttons stand beside the composer. */
export function TurnPanel({ keeper, me }: { keeper: TurnKeeper; me: string }) {
  const { turn } = useTurn(keeper);
  const countdown = useCountdown(turn, keeper.serverNow);
  if (turn === null) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <TurnBadge turn={turn} />
        {countdown && <p className="figures text-control font-semibold">Time remaining: {countdown.seconds}s</p>}
      </div>
      <HandList hands={turn.hands} me={me} />
      <p className="rounded-control border border-line bg-raised px-3.5 py-2.5 text-control">
        The AI replies once all hands are lowered or the timer expires.
      </p>
      <HowTo seconds={turn.collectingTimeout} />
    </div>
  );
}

function TurnBadge({ turn }: { turn: Turn }) {
  if (turn.state === 'IDLE') return <Badge tone="moss">Ready</Badge>;
  return (
    <Badge tone="candle" icon={<CandleIcon aria-hidden />}>
      Collecting Actions
    </Badge>
  );
}

function HowTo({ seconds }: { seconds: number }) {
  return (
    <ol
      aria-label="How a turn goes"
      className="flex list-decimal flex-col gap-1.5 pl-5 text-control text-ink-soft marker:font-semibold marker:text-ember"
    >
      <li>Raise your hand. The first hand lights the candle: it burns for {seconds} seconds.</li>
      <li>Write what you do. While your hand is up, your words are your action.</li>
      <li>Lower your hand. When no hand is up, the narrator answers everyone at once.</li>
    </ol>
  );
}
