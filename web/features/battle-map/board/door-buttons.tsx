import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { doorText, doorsOf } from '#web/features/battle-map/words/doors.ts';
import { segmentOf } from '#domain/battle-map/grid.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { memo } from 'react';

interface DoorButtonsProps {
  scene: Scene;
  scale: number;
  leads: boolean;
  from: TokenView | null;
  onTurn: (door: Wall) => void;
}

/** Opens and closes doors where they stand: those beside one's hero, and for those who lead each. */
export const DoorButtons = memo(function DoorButtons({ scene, scale, leads, from, onTurn }: DoorButtonsProps) {
  if (scale < battleBoard.doorCellPixels) return null;
  return doorsOf(scene, leads).map(({ door, mayTurn }) => {
    if (!mayTurn) return null;
    const { from: begin, to: end } = segmentOf(scene.grid, door.between);
    const label = `${door.open ? 'Close' : 'Open'} the door, ${doorText(scene, door, from)}`;
    return (
      <button
        key={door.between.join()}
        type="button"
        aria-label={label}
        title={label}
        style={{ left: ((begin.x + end.x) / 2) * scale, top: ((begin.y + end.y) / 2) * scale }}
        className="absolute z-10 flex size-8 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border border-line-strong bg-raised/95 text-ember shadow-card hover:border-ember hover:bg-ember-wash [&_svg]:size-4.5"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onTurn(door)}
      >
        {door.open ? <DoorOpen aria-hidden /> : <DoorClosed aria-hidden />}
      </button>
    );
  });
});
