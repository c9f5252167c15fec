import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { doorText, doorsOf } from '#web/features/battle-map/words/doors.ts';
import { segmentOf } from '#domain/battle-map/grid.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { Axe, DoorClosed, DoorOpen } from 'lucide-react';
import { memo } from 'react';

interface DoorButtonsProps {
  scene: Scene;
  scale: number;
  leads: boolean;
  from: TokenView | null;
  /** Who fights, where a fight goes on. */
  fight: readonly Fighter[] | null;
  onTurn: (door: Wall) => void;
  onAim: (door: Wall) => void;
}

const look =
  'flex size-8 items-center justify-center rounded-full border border-line-strong bg-raised/95 text-ember shadow-card hover:border-ember hover:bg-ember-wash [&_svg]:size-4.5';

/** Opens and closes doors where they stand, and in a fight draws shut ones into it: those beside one's hero, and for those who lead each. */
export const DoorButtons = memo(function DoorButtons({ scene, scale, leads, from, fight, onTurn, onAim }: DoorButtonsProps) {
  if (scale < battleBoard.doorCellPixels) return null;
  return doorsOf(scene, leads, fight).map(({ door, mayTurn, mayAim }) => {
    if (!mayTurn) return null;
    const { from: begin, to: end } = segmentOf(scene.grid, door.between);
    const where = doorText(scene, door, from);
    const deeds = [
      {
        label: `${door.open ? 'Close' : 'Open'} the door, ${where}`,
        sign: door.open ? <DoorOpen aria-hidden /> : <DoorClosed aria-hidden />,
        act: onTurn,
      },
      ...(mayAim && !door.open ? [{ label: `Break the door, ${where}`, sign: <Axe aria-hidden />, act: onAim }] : []),
    ];
    return (
      <span
        key={door.between.join()}
        style={{ left: ((begin.x + end.x) / 2) * scale, top: ((begin.y + end.y) / 2) * scale }}
        className="absolute z-10 flex -translate-x-1/2 -translate-y-1/2 gap-1"
      >
        {deeds.map(({ label, sign, act }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            className={look}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={() => act(door)}
          >
            {sign}
          </button>
        ))}
      </span>
    );
  });
});
