import { IconButton } from '#web/ui/icon-button.tsx';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';

interface MapZoomProps {
  onNearer: () => void;
  onFurther: () => void;
  onWhole: () => void;
}

/** Enlarges and reduces the map by buttons. */
export function MapZoom({ onNearer, onFurther, onWhole }: MapZoomProps) {
  return (
    <div className="absolute right-2 bottom-2 flex gap-1 rounded-control border border-line bg-raised/95 p-1 shadow-card">
      <IconButton size="sm" label="Enlarge the map" icon={<ZoomIn aria-hidden />} onClick={onNearer} />
      <IconButton size="sm" label="Reduce the map" icon={<ZoomOut aria-hidden />} onClick={onFurther} />
      <IconButton size="sm" label="Show the whole map" icon={<Maximize aria-hidden />} onClick={onWhole} />
    </div>
  );
}
