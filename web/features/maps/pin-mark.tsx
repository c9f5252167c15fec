import type { Pin } from '#domain/maps/map.ts';
import { EyeOff, MapPin } from 'lucide-react';
import type { Point } from '#web/lib/board/map-view.ts';

interface PinMarkProps {
  pin: Pin;
  /** Where its tip stands in the frame, in pixels. */
  at: Point;
  /** There is room for its name. */
  near: boolean;
  /** The map is being marked: presses go through to it. */
  still: boolean;
  onOpen: () => void;
}

/** A pin on the map: a button whose tip stands on its place. */
export function PinMark({ pin, at, near, still, onOpen }: PinMarkProps) {
  const isHidden = pin.audience === 'dm';
  return (
    <button
      type="button"
      aria-label={isHidden ? `${pin.name}, for the Dungeon Masters only` : pin.name}
      title={pin.name}
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
      <span className="flex size-9 items-end justify-center">
        {isHidden ? (
          <EyeOff aria-hidden className="size-7 rounded-full bg-wine p-1 text-raised shadow-card" />
        ) : (
          <MapPin aria-hidden className="size-8 fill-ember text-raised drop-shadow group-hover:fill-ember-strong" />
        )}
      </span>
    </button>
  );
}
