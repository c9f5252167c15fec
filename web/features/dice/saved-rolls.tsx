import { tellNumber } from '#domain/dice/explain.ts';
import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { PastRoll } from './dice-shelf.ts';

interface FavouritesProps {
  favourites: readonly string[];
  onRoll: (text: string) => void;
  onRemove: (text: string) => void;
}

/** Rolls that are kept; a press rolls one. */
export function Favourites({ favourites, onRoll, onRemove }: FavouritesProps) {
  return (
    <Card as="section" aria-labelledby="dice-favourites" className="flex flex-col gap-3">
      <h2 id="dice-favourites" className="font-display text-name font-semibold">
        Favourites
      </h2>
      {favourites.length === 0 ? (
        <p className="text-control text-ink-soft">Press the star beside the field to keep a roll here.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {favourites.map((text) => (
            <li key={text} className="flex max-w-full items-center gap-1">
              <Button
                variant="outline"
                long
                className="min-w-0 flex-1 justify-start text-left"
                aria-label={`Roll ${text}`}
                onClick={() => onRoll(text)}
              >
                {text}
              </Button>
              <IconButton label={`Remove ${text}`} icon={<X aria-hidden />} onClick={() => onRemove(text)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface PastRollsProps {
  past: readonly PastRoll[];
  onRoll: (text: string) => void;
  onForget: () => void;
}

/** What was rolled on this device, the latest first. */
export function PastRolls({ past, onRoll, onForget }: PastRollsProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? past : past.slice(0, limits.dicePastShown);
  return (
    <Card as="section" aria-labelledby="dice-past" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="dice-past" className="font-display text-name font-semibold">
          Last rolls
        </h2>
        {past.length > 0 && (
          <Button variant="quiet" size="sm" className="max-md:min-h-11" onClick={onForget}>
            Clear
          </Button>
        )}
      </div>
      {past.length === 0 ? (
        <p className="text-control text-ink-soft">What you roll is kept on this device, and only here.</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {rows.map(({ id, written, total, explained }) => (
            <li key={id} className="flex items-center gap-3 py-1.5">
              <span className="figures min-w-10 text-right font-display text-name font-semibold">{tellNumber(total)}</span>
              <span className="figures min-w-0 flex-1 text-note wrap-anywhere text-ink-soft">{explained}</span>
              <Button
                variant="quiet"
                size="sm"
                className="max-md:min-h-11"
                aria-label={`Roll ${written} again`}
                onClick={() => onRoll(written)}
              >
                Again
              </Button>
            </li>
          ))}
        </ol>
      )}
      {rows.length < past.length && (
        <Button variant="quiet" className="self-start" onClick={() => setWhole(true)}>
          Show all {past.length}
        </Button>
      )}
    </Card>
  );
}
