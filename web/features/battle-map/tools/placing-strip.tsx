import { areaText } from '#domain/rules/activity/tell/area-text.ts';
import type { FightPlacing } from '#web/features/battle-map/data/table-facts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ToggleButton } from '#web/ui/buttons/toggle-button.tsx';
import { Circle, FlipHorizontal2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StrokeWork } from './use-stroke.ts';

interface PlacingStripProps {
  placing: FightPlacing;
  stroke: Pick<StrokeWork, 'placed' | 'clear'>;
}

/** What is put on the map, which comes into view with it: where it lies it can be used, and it can be left. */
export function PlacingStrip({ placing, stroke: { placed, clear } }: PlacingStripProps) {
  const { name, area, reach, isRing = false, setRing, isOtherSide = false, setOtherSide, use, leave } = placing;
  const [busy, setBusy] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  // Below a small board it would lie out of sight, and the board with it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => strip.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [name]);
  const end = () => {
    clear();
    leave();
  };
  const onUse = () => {
    if (!placed?.isPossible) return;
    setBusy(true);
    void use({ origin: placed.origin, towards: placed.towards, ...(isRing && { ring: true }), ...(isOtherSide && { otherSide: true }) })
      .then((done) => done && end())
      .finally(() => setBusy(false));
  };
  return (
    <div
      ref={strip}
      role="group"
      aria-label={`Place ${name}`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-raised/95 px-3 py-1 text-control shadow-card"
    >
      <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]" role="status">
        <strong>{name}</strong>,{' '}
        {area.feet === 0
          ? `up to ${reach} feet away`
          : areaText(isRing && area.ring !== undefined ? { shape: area.dome ? 'dome' : 'ring', feet: area.ring } : area)}
        . {area.side !== undefined && `${sideText(area.side, isRing, isOtherSide)} `}
        {hintOf(reach, placed, area.feet === 0 || isRing)}
      </p>
      {area.ring !== undefined && (
        <ToggleButton isOn={isRing} icon={<Circle aria-hidden />} onClick={() => setRing(!isRing)}>
          {area.dome ? 'Dome' : 'Ring'}
        </ToggleButton>
      )}
      {area.side !== undefined && (
        <ToggleButton isOn={isOtherSide} icon={<FlipHorizontal2 aria-hidden />} onClick={() => setOtherSide(!isOtherSide)}>
          Other side
        </ToggleButton>
      )}
      <Button size="sm" busy={busy} disabled={placed?.isPossible !== true} onClick={onUse}>
        Use
      </Button>
      <Button size="sm" variant="quiet" onClick={end}>
        Leave
      </Button>
    </div>
  );
}

function hintOf(reach: number | null, placed: StrokeWork['placed'], isCell: boolean): string {
  if (placed && !placed.isPossible) return 'It cannot begin there: out of reach or out of sight.';
  if (placed) return '';
  if (isCell) return 'Press where it leads.';
  return reach === null ? 'Press where it goes.' : 'Press where it begins, and drag towards where it goes.';
}

/** Where a wall strikes beside itself. */
function sideText(feet: number, isRing: boolean, isOther: boolean): string {
  const where = isRing ? (isOther ? 'around the ring' : 'inside the ring') : isOther ? 'on its near side' : 'on its far side';
  return `It also strikes whoever ends a turn within ${feet} feet of it ${where}.`;
}
