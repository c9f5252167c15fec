import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';

interface MapZoomProps {
  /** Below the map, where it is small; over its corner, where there is room. */
  isBelow: boolean;
  onNearer: () => void;
  onFurther: () => void;
  onWhole: () => void;
}

/** Enlarges and reduces the map by buttons. */
export function MapZoom({ isBelow, onNearer, onFurther, onWhole }: MapZoomProps) {
  return (
    <div
      className={classNames(
        'flex gap-1',
        isBelow ? '-mt-2 justify-end' : 'absolute right-2 bottom-2 rounded-control border border-line bg-raised/95 p-1 shadow-card',
      )}
    >
      <IconButton size="sm" label="Zoom in" icon={<ZoomIn aria-hidden />} onClick={onNearer} />
      <IconButton size="sm" label="Zoom out" icon={<ZoomOut aria-hidden />} onClick={onFurther} />
      <IconButton size="sm" label="Show the whole map" icon={<Maximize aria-hidden />} onClick={onWhole} />
    </div>
  );
}
