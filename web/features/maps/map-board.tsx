import type { Fog } from '#domain/maps/fog.ts';
import type { Pin } from '#domain/maps/map.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FogLayer } from './fog-layer.tsx';
import { MapCursor } from './map-cursor.tsx';
import { placeOf } from '#web/lib/board/map-view.ts';
import type { Size } from '#web/lib/use-frame-size.ts';
import type { Point } from '#web/lib/board/map-view.ts';
import { isBrush } from './map-tool.ts';
import type { MapTool } from './map-tool.ts';
import { MapZoom } from '#web/lib/board/map-zoom.tsx';
import { PinMark } from './pin-mark.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useMapPointers } from '#web/lib/board/use-map-pointers.ts';
import { useMapView } from '#web/lib/board/use-map-view.ts';
import type { MapSight } from '#web/lib/board/use-map-view.ts';

interface MapBoardProps {
  worldName: string;
  mapUrl: string;
  fog: Fog;
  pins: readonly Pin[];
  /** Who of the party is at a pin, as a sentence; null where nobody is. */
  hereAt: (pin: Pin) => string | null;
  /** How large the picture is, once it is there. */
  onPicture: (size: Size) => void;
  /** The picture did not come. */
  onFail: () => void;
  /** Leads the table: fog is a veil to them. */
  isGameMaster: boolean;
  tool: MapTool;
  radius: number;
  onPaint: (point: Point) => void;
  onStroke: () => void;
  /** A point of the map was chosen for a pin. */
  onPlace: (point: Point) => void;
  onPin: (pin: Pin) => void;
  onUndo: () => void;
  onLeaveTool: () => void;
  /** It stands in a panel: nothing covers its corners. */
  isSmall: boolean;
  className?: string;
}

/** The map in its frame: to be moved, enlarged, and by those who lead marked. */
export function MapBoard(props: MapBoardProps) {
  const { worldName, mapUrl, fog, pins, isGameMaster, tool, radius, isSmall, className } = props;
  const sight = useMapView();
  const { frame, view, size, whole } = sight;
  const paints = isBrush(tool);
  const handlers = useMapPointers(sight, {
    paints,
    onPaint: props.onPaint,
    onStroke: props.onStroke,
    onPress: (point) => tool === 'pin' && props.onPlace(point),
  });
  const keys = useBoardKeys({ ...props, view, look: sight.press });
  const origin = placeOf({ x: 0, y: 0 }, view, size, whole);
  const box = { width: whole.width * view.zoom, height: whole.height * view.zoom, transform: `translate(${origin.x}px, ${origin.y}px)` };
  const zoom = <MapZoom isBelow={isSmall} onNearer={sight.nearer} onFurther={sight.further} onWhole={sight.showWhole} />;
  return (
    <>
      <div className={classNames('relative overflow-hidden rounded-card border border-line bg-sunken', className)}>
        <div
          ref={frame}
          role="application"
          aria-label={`Map of ${worldName}. ${keysText(tool)}`}
          tabIndex={0}
          className={classNames(
            'absolute inset-0 select-none focus-visible:-outline-offset-2',
            // As long as there is nothing to move, a finger scrolls the page.
            tool === 'move' && view.zoom === 1 ? 'touch-pan-y' : 'touch-none',
            tool === 'move' ? 'cursor-grab active:cursor-grabbing' : 'cursor-crosshair',
          )}
          {...handlers}
          onKeyDown={keys.press}
          onBlur={keys.leave}
        >
          <div className="absolute top-0 left-0" style={box}>
            <Picture {...{ mapUrl, worldName, sight }} onPicture={props.onPicture} onFail={props.onFail} />
            {fog.on && <FogLayer fog={fog} veiled={isGameMaster} />}
            {keys.cursor !== null && <MapCursor at={keys.cursor} fog={fog} radius={paints ? radius : 0} />}
          </div>
          {!sight.hasPicture && <Skeleton className="absolute inset-0" />}
          {(sight.hasPicture ? pins : []).map((pin) => (
            <PinMark
              key={pin.id}
              pin={pin}
              here={props.hereAt(pin)}
              at={placeOf(pin, view, size, whole)}
              still={tool !== 'move'}
              near={view.zoom > 1.6 || size.width > 520}
              onOpen={() => props.onPin(pin)}
            />
          ))}
        </div>
        {!isSmall && zoom}
      </div>
      {isSmall && zoom}
    </>
  );
}

type PictureProps = Pick<MapBoardProps, 'mapUrl' | 'worldName' | 'onPicture' | 'onFail'> & { sight: MapSight };

function Picture({ mapUrl, worldName, sight, onPicture, onFail }: PictureProps) {
  function measure({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    sight.setPicture({ width, height });
    onPicture({ width, height });
  }
  return (
    <img
      src={mapUrl}
      alt={`Map of ${worldName}`}
      draggable={false}
      className="size-full"
      onLoad={({ currentTarget }) => measure(currentTarget)}
      onError={onFail}
    />
  );
}

function keysText(tool: MapTool): string {
  if (tool === 'move') return 'Arrow keys move it, plus and minus enlarge and reduce it, 0 shows the whole.';
  return `Arrow keys move the mark, Enter ${tool === 'pin' ? 'puts a pin there' : tool === 'reveal' ? 'reveals it' : 'covers it'}, Escape ends.`;
}
