import type { Pin } from '#domain/maps/map.ts';
import { EyeOff, MapPin, Users } from 'lucide-react';
import type { Point } from '#web/lib/board/map-view.ts';

interface PinMarkProps {
  pin: Pin;
  /** Who of the party is there, as a sentence; null where nobody is. */
  here: string | null;
  /** Where its tip stands in the frame, in pixels. */
  at: Point;
  /** There is room for its name. */
  near: boolean;
  /** The map is being marked: presses go through to it. */
  still: boolean;
  onOpen: () => void;
}

/** A pin on the map: a button whose tip stands on its place. */
export function PinMark({ pin, here, at, near, still, onOpen }: PinMarkProps) {
  const isHidden = pin.audience === 'dm';
  const name = `${pin.name}${isHidden ? ', for the Dungeon Masters only' : ''}${here === null ? '' : `. ${here}`}`;
  return (
    <button
      type="button"
      aria-label={name}
      title={here === null ? pin.name : `${pin.name}: ${here}`}
      style={{ left: at.x, top: at.y }}
      className={`group absolute flex -translate-x-1/2 -translate-y-full flex-col items-center rounded-control ${still ? 'pointer-events-none opacity-80' : ''}`}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onOpen}
    >
      {near && (
        <span className="max-w-36 truncate rounded-full border border-line bg-raised/95 px-2 py-0.5 text-note font-semibold text-ink shadow-card group-hover:border-ember">
          {pin.name}
        </span>
      )}
      <span className="relative flex size-9 items-end justify-center">
        {isHidden ? (
          <EyeOff aria-hidden className="size-7 rounded-full bg-wine p-1 text-raised shadow-card" />
        ) : (
          <MapPin aria-hidden className="size-8 fill-ember text-raised drop-shadow group-hover:fill-ember-strong" />
        )}
        {here !== null && (
          <Users
            aria-hidden
            className="absolute -right-2 bottom-0 z-10 size-5 rounded-full border border-raised bg-sea p-0.5 text-raised shadow-card"
          />
        )}
      </span>
    </button>
  );
}
