import { countdownWords } from '#domain/duration-words.ts';
import { HandIcon } from '#web/ui/icons/hand-icon.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { Candle } from './candle.tsx';
import { EndButton } from './end-button.tsx';
import { HandButton } from './hand-button.tsx';
import { HandTokens } from './hand-tokens.tsx';
import type { TurnKeeper } from './turn-keeper.ts';
import { handUp, nextStep } from './turn-view.ts';
import type { Part } from './turn-view.ts';
import { useCountdown, useTurn } from './use-turn.ts';

interface TurnStripProps {
  keeper: TurnKeeper;
  me: { id: string; name: string };
  part: Part;
  paused: boolean;
  mayEnd: boolean;
  narrating: boolean;
  /** True where the turn's panel does not stand beside it: the time is said in full. */
  alone: boolean;
}

/** The turn beside the composer: the candle with its seconds, the hands, what to do next, and one's own hand. */
export function TurnStrip({ keeper, me, part, paused, mayEnd, narrating, alone }: TurnStripProps) {
  const { turn, pending } = useTurn(keeper);
  const countdown = useCountdown(turn, keeper.serverNow);
  const collecting = turn?.state === 'COLLECTING';
  return (
    <section aria-label="Turn" className="flex items-center gap-2 sm:gap-3">
      {countdown ? <Candle left={countdown.left} className="h-12 w-7 shrink-0" /> : <Glyph narrating={narrating} />}
      <div className="min-w-0 flex-1">
        {countdown && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
            <Seconds seconds={countdown.seconds} alone={alone} />
            <HandTokens hands={turn?.hands ?? []} />
          </div>
        )}
        <p aria-live="polite" className="text-note text-ink-soft sm:text-control">
          {turn ? nextStep(turn, me, { part, paused, narrating: narrating && !collecting }) : 'Finding out whose turn it is…'}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row-reverse sm:items-center sm:gap-2">
        {part !== 'watches' && (
          <HandButton
            up={turn !== null && handUp(turn, me)}
            pending={pending}
            ready={turn !== null && !paused}
            onRaise={() => void keeper.raise()}
            onLower={() => void keeper.lower()}
          />
        )}
        {mayEnd && collecting && !paused && <EndButton pending={pending} onEnd={() => void keeper.forceEnd()} />}
      </div>
    </section>
  );
}

function Seconds({ seconds, alone }: { seconds: number; alone: boolean }) {
  return (
    <p role="timer" aria-label="Time left for actions" className="figures font-bold text-candle max-sm:text-control sm:whitespace-nowrap">
      {alone && <span className="max-[22rem]:hidden">Time remaining: </span>}
      {countdownWords(seconds)}
    </p>
  );
}

/** At rest a waiting hand; a quill while the narrator writes. */
function Glyph({ narrating }: { narrating: boolean }) {
  const Icon = narrating ? QuillIcon : HandIcon;
  return (
    <span className={narrating ? 'text-ember' : 'text-ink-faint'}>
      <Icon aria-hidden className="size-6" />
    </span>
  );
}
