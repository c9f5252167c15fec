import type { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';
import { countdownText } from '#domain/text/duration-text.ts';
import { useConnectionLost } from '#web/lib/session/use-connection-lost.ts';
import { classNames } from '#web/ui/class-names.ts';
import { HandIcon } from '#web/ui/icons/hand-icon.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import type { ReactNode } from 'react';
import { Candle } from './candle.tsx';
import { EndButton } from './end-button.tsx';
import { HandButton } from './hand-button.tsx';
import { HandTokens } from './hand-tokens.tsx';
import type { TurnStore } from './turn-store.ts';
import { handUp, nextStep } from './turn-view.ts';
import type { NoAction, Part } from './turn-view.ts';
import { useCountdown, useTurn } from './use-turn.ts';

interface TurnStripProps {
  turns: TurnStore;
  me: { id: string; name: string };
  part: Part;
  paused: boolean;
  mayEnd: boolean;
  narrating: boolean;
  /** A reply waits for a Dungeon Master to read it. */
  held: boolean;
  /** When the narrator answers words that are no action of a turn; null where a Dungeon Master narrates. */
  answers: NarratorAnswers | null;
  /** Whether a fight goes on beside one's own hero. */
  beside: boolean;
  /** Why what would be written now is no action; shown while one's own hand is up. */
  warning: NoAction | null;
  onLower: () => void;
  /** Opens the turn at length, where its panel does not stand beside it; there the time is said in full. */
  onDetails: (() => void) | null;
}

/** Where the buttons stand with large letters on a phone: below all else while time runs, and beside the sign at rest. */
const buttonsBelowTime = '@max-[15rem]/table:col-span-3 @max-[15rem]/table:col-start-1 @max-[15rem]/table:row-start-3 sm:row-span-2';
const buttonsBesideSign = '@max-[15rem]/table:col-span-2 @max-[15rem]/table:col-start-2';

/** The turn beside the composer: the candle with its seconds, the hands, what to do next, and one's own hand. */
export function TurnStrip({ turns, me, mayEnd, narrating, held, warning, onLower, onDetails, ...table }: TurnStripProps) {
  const { turn, pending } = useTurn(turns);
  const lost = useConnectionLost();
  const countdown = useCountdown(turn, turns.serverNow);
  const collecting = turn?.state === 'COLLECTING';
  const isUp = turn !== null && handUp(turn, me);
  const now = { ...table, narrating: narrating && !collecting, held: held && !collecting };
  const sign = countdown ? (
    <Candle left={countdown.left} className="h-12 w-7 shrink-0 short:h-10 short:w-6" />
  ) : (
    <Glyph narrating={narrating} />
  );
  const shown = isUp ? warning : null;
  // While time runs, what to do next stands below. On a phone it has the whole width there, so that it is not cut; with large letters always.
  const isTimed = countdown !== null;
  return (
    <section aria-label="Turn" className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 sm:gap-x-3">
      <div className={classNames('flex', isTimed && 'sm:row-span-2')}>
        {onDetails === null ? sign : <DetailsButton onPress={onDetails}>{sign}</DetailsButton>}
      </div>
      {countdown && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3 sm:self-end">
          <Seconds seconds={countdown.seconds} alone={onDetails !== null} />
          <HandTokens hands={turn?.hands ?? []} />
        </div>
      )}
      <p
        aria-live="polite"
        className={classNames(
          'text-note leading-snug sm:text-control short:line-clamp-2 short:text-note',
          '@max-[15rem]/table:col-span-3 @max-[15rem]/table:col-start-1 @max-[15rem]/table:row-start-2',
          isTimed && 'row-start-2 max-sm:col-span-3 max-sm:mt-1 sm:col-start-2 sm:self-start',
          shown === null ? 'text-ink-soft' : classNames('font-semibold', shown.isPrivate ? 'text-ember' : 'text-ink'),
        )}
      >
        {lost
          ? 'You are not connected. What you write is kept and sent later.'
          : (shown?.text ?? (turn ? nextStep(turn, me, now) : 'Finding out whose turn it is…'))}
      </p>
      <div
        className={classNames(
          'col-start-3 row-start-1 flex flex-col items-end gap-1 sm:flex-row-reverse sm:items-center sm:gap-2',
          isTimed ? buttonsBelowTime : buttonsBesideSign,
        )}
      >
        {table.part !== 'watches' && (
          <HandButton
            up={isUp}
            isSecondary={table.part === 'leads'}
            pending={pending}
            ready={turn !== null && !table.paused && !lost}
            onRaise={() => void turns.raise()}
            onLower={onLower}
          />
        )}
        {mayEnd && collecting && !table.paused && !lost && <EndButton pending={pending} onEnd={() => void turns.forceEnd()} />}
      </div>
    </section>
  );
}

function Seconds({ seconds, alone }: { seconds: number; alone: boolean }) {
  return (
    <p role="timer" aria-label="Time left for actions" className="figures font-bold text-candle max-sm:text-control sm:whitespace-nowrap">
      {alone && <span className="max-[22rem]:hidden">Time remaining: </span>}
      {countdownText(seconds)}
    </p>
  );
}

/** Opens all there is to know and do about the turn: who acts, skipping, pausing. */
function DetailsButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label="Turn details"
      title="Turn details"
      aria-haspopup="dialog"
      className="-my-1 flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center rounded-control border border-line hover:bg-ember-wash"
      onClick={onPress}
    >
      {children}
    </button>
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
