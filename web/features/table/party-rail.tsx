import { isDm } from '#domain/seat.ts';
import { HandIcon } from '#web/ui/icons/hand-icon.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { Token } from '#web/ui/token.tsx';
import { seatWords } from './party.ts';
import type { Seat } from './party.ts';

/** The party as tokens: a raised hand stands up out of its token, who is here glows. */
export function PartyRail({ party, me, onPeople }: { party: readonly Seat[]; me: string; onPeople: () => void }) {
  return (
    <section aria-label="Party" className="flex w-20 shrink-0 flex-col overflow-y-auto border-r border-line py-4 [scrollbar-width:thin]">
      <button
        type="button"
        className="mx-1.5 mb-4 rounded-control py-1.5 text-center text-note font-semibold text-ink-soft transition-colors duration-quick hover:bg-ember-wash hover:text-ink"
        onClick={onPeople}
      >
        People
      </button>
      <ul className="flex flex-col items-center gap-4">
        {party.map((seat) => (
          <li key={seat.userId} title={seatWords(seat)} className="flex w-full flex-col items-center gap-1 px-1.5">
            <Token
              name={seat.name}
              id={seat.userId}
              image={seat.avatarUrl}
              present={seat.online}
              sign={
                seat.handUp ? (
                  <HandIcon aria-hidden className="-translate-y-1 fill-candle-wash motion-safe:animate-[arrive_200ms_var(--ease-settle)]" />
                ) : undefined
              }
              className={seat.online ? undefined : 'opacity-70'}
            />
            <span aria-hidden className="w-full truncate text-center text-note text-ink-soft">
              {isDm(seat.seat) && <SealIcon aria-hidden className="mr-0.5 inline size-3.5 text-wine" />}
              {seat.userId === me ? 'You' : seat.name}
            </span>
            <span className="sr-only">{seatWords(seat)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
