import { isDm } from '#domain/campaign/seat.ts';
import { CountMark } from '#web/ui/count-mark.tsx';
import { figure } from '#web/ui/format/figures.ts';
import { HandIcon } from '#web/ui/icons/hand-icon.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { Token } from '#web/ui/token.tsx';
import type { ReactNode } from 'react';
import { HeroState } from './hero-state.tsx';
import { seatText } from '#web/table/session/party.ts';
import type { Hero, Seat } from '#web/table/session/party.ts';

interface PartyRailProps {
  party: readonly Seat[];
  /** How many sit at the table. */
  count: number;
  me: string;
  /** How many wait for a seat. */
  waiting: number;
  onPeople: () => void;
  /** Draws a hero's picture. */
  portrait: (hero: Hero) => ReactNode;
  /** Shows a hero's sheet. */
  onHero: (characterId: string) => void;
}

/** The party: portraits with hit points and conditions, a raised hand stands up out of its token, who is here glows, and a press opens the sheet. */
export function PartyRail({ party, count, me, waiting, portrait, onPeople, onHero }: PartyRailProps) {
  return (
    <section aria-label="Party" className="flex w-22 shrink-0 flex-col overflow-y-auto border-r border-line py-3 [scrollbar-width:thin]">
      <button
        type="button"
        aria-label={waiting > 0 ? `People, ${waiting} waiting for a seat` : undefined}
        className="relative mx-1.5 mb-2 shrink-0 rounded-control py-1.5 text-center text-note font-semibold text-ink-soft transition-colors duration-quick hover:bg-ember-wash hover:text-ink"
        onClick={onPeople}
      >
        People
        <CountMark count={waiting} className="top-0 right-0" />
      </button>
      <ul className="flex flex-col gap-0.5 px-1.5">
        {party.map((seat) => (
          <li key={seat.userId}>
            <Place seat={seat} isMe={seat.userId === me} portrait={portrait} onHero={onHero} />
          </li>
        ))}
      </ul>
      {count > party.length && (
        <button
          type="button"
          className="mx-1.5 mt-2 shrink-0 rounded-control py-1.5 text-center text-note text-ink-soft transition-colors duration-quick hover:bg-ember-wash hover:text-ink"
          onClick={onPeople}
        >
          And {figure(count - party.length)} more
        </button>
      )}
    </section>
  );
}

const place = 'flex w-full flex-col items-center gap-0.5 rounded-control px-0.5 pt-2.5 pb-1 text-note leading-tight';

interface PlaceProps extends Pick<PartyRailProps, 'portrait' | 'onHero'> {
  seat: Seat;
  isMe: boolean;
}

function Place({ seat, isMe, portrait, onHero }: PlaceProps) {
  const { hero } = seat;
  const face = <Face seat={seat} isMe={isMe} portrait={portrait} />;
  if (hero === null) {
    return (
      <div className={place} title={seatText(seat)}>
        {face}
        <span className="sr-only">{seatText(seat)}</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      title={`${seatText(seat)}: open the sheet`}
      className={`${place} transition-colors duration-quick hover:bg-ember-wash`}
      onClick={() => onHero(hero.id)}
    >
      {face}
      <span className="sr-only">{seatText(seat)}: open the sheet</span>
    </button>
  );
}

function Face({ seat, isMe, portrait }: Omit<PlaceProps, 'onHero'>) {
  const { hero } = seat;
  return (
    <>
      <Token
        name={seat.name}
        id={seat.userId}
        image={seat.avatarUrl}
        picture={hero === null ? undefined : portrait(hero)}
        present={seat.online}
        sign={
          seat.handUp ? (
            <HandIcon aria-hidden className="-translate-y-1 fill-candle-wash motion-safe:animate-[arrive_200ms_var(--ease-settle)]" />
          ) : undefined
        }
        className={seat.online ? undefined : 'opacity-70'}
      />
      <span aria-hidden className="mt-1 w-full truncate text-center font-semibold text-ink-soft">
        {isDm(seat.seat) && <SealIcon aria-hidden className="mr-0.5 inline size-3.5 text-wine" />}
        {isMe ? 'You' : seat.name}
      </span>
      {seat.isAway && (
        <span aria-hidden className="w-full truncate text-center text-ink-soft italic">
          away
        </span>
      )}
      {hero !== null && (
        <>
          <span aria-hidden className="w-full truncate text-center text-ink-soft">
            {hero.name}
          </span>
          <HeroState hero={hero} />
        </>
      )}
    </>
  );
}
