import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { doorText, doorsOf } from '#web/features/battle-map/words/doors.ts';
import type { OpenLock } from '#web/features/battle-map/data/door-work.ts';
import { segmentOf } from '#domain/battle-map/grid.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Axe, BicepsFlexed, DoorClosed, DoorOpen, KeyRound } from 'lucide-react';
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
  onLock: OpenLock;
}

const look =
  'flex size-8 items-center justify-center rounded-full border border-line-strong bg-raised/95 text-ember shadow-card hover:border-ember hover:bg-ember-wash [&_svg]:size-4.5';

/** Opens and closes doors and their locks where they stand, and in a fight draws shut ones into it: those beside one's hero, and for those who lead each. */
export const DoorButtons = memo(function DoorButtons({ scene, scale, leads, from, fight, onTurn, onAim, onLock }: DoorButtonsProps) {
  if (scale < battleBoard.doorCellPixels) return null;
  return doorsOf(scene, leads, fight).map(({ door, mayTurn, mayAim, opener }) => {
    if (!mayTurn) return null;
    const { from: begin, to: end } = segmentOf(scene.grid, door.between);
    const where = doorText(scene, door, from);
    const turn = {
      label: `${door.open ? 'Close' : 'Open'} the door, ${where}`,
      sign: door.open ? <DoorOpen aria-hidden /> : <DoorClosed aria-hidden />,
      act: onTurn,
    };
    const locks = opener && [
      { label: `Pick the lock of the door, ${where}`, sign: <KeyRound aria-hidden />, act: () => onLock(opener, door, 'tools') },
      { label: `Force the door, ${where}`, sign: <BicepsFlexed aria-hidden />, act: () => onLock(opener, door, 'force') },
    ];
    const deeds = [
      // Nobody but those who lead opens a door that they know to be locked.
      ...(leads || !opener ? [turn] : []),
      ...(locks ?? []),
      ...(mayAim && !door.open ? [{ label: `Break the door, ${where}`, sign: <Axe aria-hidden />, act: onAim }] : []),
    ];
    return (
      <span
        key={door.between.join()}
        style={{ left: ((begin.x + end.x) / 2) * scale, top: ((begin.y + end.y) / 2) * scale }}
        className={classNames(
          'absolute z-10 flex -translate-x-1/2 -translate-y-1/2 gap-1',
          // Along its wall, so that they cover nobody who stands beside it.
          Math.abs(begin.x - end.x) < Math.abs(begin.y - end.y) && 'flex-col',
        )}
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
