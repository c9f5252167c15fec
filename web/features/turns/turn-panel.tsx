import { countdownText, durationText } from '#domain/text/duration-text.ts';
import type { Turn } from '#domain/turn/turn.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CandleIcon } from '#web/ui/icons/candle-icon.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import { HandList } from './hand-list.tsx';
import { PauseButton } from './pause-button.tsx';
import type { TurnStore } from './turn-store.ts';
import type { TableSettings } from './turn-text.ts';
import { endText, howTo } from './turn-text.ts';
import { useCountdown, useTurn } from './use-turn.ts';
import { useTurnRule } from './use-turn-rule.ts';

interface TurnPanelProps {
  turns: TurnStore;
  me: string;
  settings: TableSettings;
  /** Whether the person who looks may pause the table and skip others. */
  managesCampaign: boolean;
  /** What became of the last actions, once the narrator has answered them. */
  outcomes: ReactNode;
}

/** The turn at length: its state, the time, whose hands are up, what became of the last actions, and how it ends. */
export function TurnPanel({ turns, me, settings, managesCampaign, outcomes }: TurnPanelProps) {
  const { turn } = useTurn(turns);
  const countdown = useCountdown(turn, turns.serverNow);
  const rule = useTurnRule(turns);
  if (turn === null) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <TurnBadge turn={turn} paused={settings.paused} />
          {countdown && (
            <p className="figures text-control font-semibold">
              Time remaining: {countdownText(countdown.seconds)}
              {settings.paused && <span className="font-normal text-ink-soft"> when it resumes</span>}
            </p>
          )}
        </div>
        {managesCampaign && <PauseButton paused={settings.paused} busy={rule.pausing} onPause={rule.pause} />}
      </div>
      <HandList hands={turn.hands} me={me} onSkip={managesCampaign && !settings.paused ? rule.skip : undefined} />
      <p className="rounded-control border border-line bg-raised px-3.5 py-2.5 text-control">{endText(settings)}</p>
      {outcomes}
      <ol
        aria-label="How a turn goes"
        className="flex list-decimal flex-col gap-1.5 pl-5 text-control text-ink-soft marker:font-semibold marker:text-ember"
      >
        {howTo(settings, durationText(settings.collectingSeconds)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function TurnBadge({ turn, paused }: { turn: Turn; paused: boolean }) {
  if (paused) {
    return (
      <Badge tone="sea" icon={<CirclePause aria-hidden />}>
        Paused
      </Badge>
    );
  }
  if (turn.state === 'IDLE') return <Badge tone="moss">Ready</Badge>;
  return (
    <Badge tone="candle" icon={<CandleIcon aria-hidden />}>
      Collecting Actions
    </Badge>
  );
}
