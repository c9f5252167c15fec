import type { Pin } from '#domain/maps/map.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { BookOpen, MapPin, Users } from 'lucide-react';

interface PinListProps {
  pins: readonly Pin[];
  /** Who of the party is at a pin, as a sentence; null where nobody is. */
  hereAt: (pin: Pin) => string | null;
  onOpen: (pin: Pin) => void;
}

/** The pins of a map as a list, for those who would rather read than look. */
export function PinList({ pins, hereAt, onOpen }: PinListProps) {
  if (pins.length === 0) return null;
  return (
    <ul aria-label="Places on the map" className="flex flex-col">
      {pins.map((pin) => (
        <li key={pin.id}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1.5 text-left text-control font-semibold hover:bg-ember-wash"
            onClick={() => onOpen(pin)}
          >
            <MapPin aria-hidden className="size-4.5 shrink-0 text-ember" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{pin.name}</span>
            {hereAt(pin) !== null && (
              <Badge tone="sea" icon={<Users aria-hidden />}>
                {hereAt(pin)}
              </Badge>
            )}
            {pin.entryId !== null && <BookOpen aria-hidden className="size-4 shrink-0 text-ink-soft" />}
            {pin.audience === 'dm' && (
              <Badge tone="wine" icon={<SealIcon aria-hidden />}>
                DMs only
              </Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
