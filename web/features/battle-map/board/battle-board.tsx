import type { Place } from '#domain/battle-map/grid.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import { cellAtPoint, placeAt } from '#web/features/battle-map/data/edges.ts';
import type { Pair } from '#web/features/battle-map/data/edges.ts';
import { walksOf } from '#web/features/battle-map/data/walk.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import type { Marks } from '#web/features/battle-map/paint/marks.ts';
import { isDragged, isSideTool } from '#web/features/battle-map/tools/tool.ts';
import type { Tool } from '#web/features/battle-map/tools/tool.ts';
import { useCellKeys } from '#web/features/battle-map/tools/use-cell-keys.ts';
import type { StrokeWork } from '#web/features/battle-map/tools/use-stroke.ts';
import type { Point } from '#web/lib/board/map-view.ts';
import { MapZoom } from '#web/lib/board/map-zoom.tsx';
import { useMapPointers } from '#web/lib/board/use-map-pointers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { WeatherLayer } from '#web/features/battle-map/air/weather-layer.tsx';
import { BoardCanvas } from './board-canvas.tsx';
import { DoorButtons } from './door-buttons.tsx';
import { TokenLayer } from './token-layer.tsx';
import { useBoardView } from './use-board-view.ts';
import { useTokenHand } from './use-token-hand.ts';
import type { Work } from './use-work.ts';

interface BattleBoardProps {
  scene: Scene;
  leads: boolean;
  fighters: readonly Fighter[];
  /** The same where a fight goes on; else null. */
  fight: readonly Fighter[] | null;
  /** From whom all others are told. */
  from: TokenView | null;
  tool: Tool;
  stroke: StrokeWork;
  work: Work;
  pictureOf: (characterId: string) => ReactNode;
  /** A cell was pressed with a tool that is not dragged. */
  onPress: (cell: number, place: Place) => void;
  onSide: (side: Pair) => void;
  onUndo: () => void;
  onRedo: () => void;
  onLeaveTool: () => void;
  /** Cells that come into view together, once there are some. */
  shows?: readonly number[] | null;
  /** What is left of the movement of a token. */
  leftFor?: (token: TokenView) => number;
  layers?: Layers;
  /** What else lies over the map where cells are so many pixels wide, and moves with it. */
  layer?: (scale: number) => ReactNode;
  /** Stands over the lower edge of the board, or below it where it is small. */
  over: ReactNode;
  isSmall: boolean;
  className?: string;
}

/** What pointers and keys do on the board, and what it shows of that. */
function useBoard({ scene, leads, from, tool, stroke, work, ...props }: BattleBoardProps) {
  const { grid } = scene;
  const { sight, scale, origin } = useBoardView(grid, from?.cell ?? null, props.shows ?? null);
  const [hovered, setHovered] = useState<number | null>(null);
  const walker = tool === 'move' && work.chosen?.mine ? work.chosen : null;
  const { under, press: look } = sight;
  const hand = useTokenHand({
    scene,
    under,
    standsAt: work.standsAt,
    onMove: work.move,
    onChoose: work.choose,
    onEnd: work.endWalk,
    onLeave: () => work.choose(null),
  });
  const atCell = (act: (cell: number, place: Place) => void) => (point: Point) => {
    const cell = cellAtPoint(grid, point);
    if (cell !== null) act(cell, placeAt(grid, point));
  };
  const pointers = useMapPointers(sight, {
    paints: isDragged(tool),
    onPaint: stroke.paint,
    onStroke: stroke.finish,
    onPress: atCell((cell, place) => {
      if (tool !== 'move') props.onPress(cell, place);
      else if (walker !== null && cell !== walker.cell) work.move(walker, cell, false);
    }),
    onHold: atCell((cell) => work.ping(cell)),
    onHover: (point) => setHovered(walker === null ? null : cellAtPoint(grid, point)),
  });
  const keys = useCellKeys({
    scene,
    tool,
    stroke,
    look,
    view: sight.view,
    onPress: props.onPress,
    onSide: props.onSide,
    onUndo: props.onUndo,
    onRedo: props.onRedo,
    onLeave: () => (tool === 'move' ? work.choose(null) : props.onLeaveTool()),
  });
  const walk = useWalk({ scene, leads, ...(props.leftFor && { leftFor: props.leftFor }) }, hand.aim, walker, hovered);
  const { cursor } = keys;
  const marks = useMemo(
    (): Marks => ({ ...stroke.marks, ...(walk === null ? {} : { walk }), ...(cursor === null ? {} : { cursor }) }),
    [stroke.marks, walk, cursor],
  );
  const { onKeyDown, onBlur } = keys;
  const handlers = { ...pointers, onKeyDown, onBlur, onPointerLeave: () => setHovered(null) };
  return { sight, scale, origin, hand, marks, handlers };
}

/** A battle map in its frame: to be looked at, moved, walked and drawn on. */
export function BattleBoard(props: BattleBoardProps) {
  const { scene, leads, fighters, fight, from, tool, work, pictureOf, layer, over, isSmall, layers = allLayers, className } = props;
  const { sight, scale, origin, hand, marks, handlers } = useBoard(props);
  const { frame, size, view } = sight;
  const { chosen } = work;
  const zoom = <MapZoom isBelow={isSmall} onNearer={sight.nearer} onFurther={sight.further} onWhole={sight.showWhole} />;
  return (
    <>
      <div className={classNames('relative overflow-hidden rounded-card border border-line bg-sunken', className)}>
        <div
          ref={frame}
          role="application"
          aria-label={`Battle map ${scene.map.name}. ${keysText(tool)}`}
          tabIndex={0}
          className={classNames(
            'absolute inset-0 overflow-hidden select-none focus-visible:-outline-offset-2',
            // As long as there is nothing to move, a finger scrolls the page.
            tool === 'move' && view.zoom === 1 && chosen === null ? 'touch-pan-y' : 'touch-none',
            tool === 'move' && (chosen?.mine ? 'cursor-pointer' : 'cursor-grab active:cursor-grabbing'),
            tool !== 'move' && 'cursor-crosshair',
          )}
          {...handlers}
        >
          <BoardCanvas {...{ scene, scale, origin, size, marks, layers }} />
          <div className="absolute top-0 left-0" style={{ transform: `translate(${origin.x}px, ${origin.y}px)` }}>
            <WeatherLayer map={scene.map} scale={scale} />
            {tool === 'move' && (
              <DoorButtons {...{ scene, scale, leads, from, fight }} onTurn={work.turn} onAim={work.aimAt} onLock={work.openLock} />
            )}
            <TokenLayer {...{ scene, scale, fighters, from, hand, pictureOf }} chosenId={chosen?.id ?? null} still={tool !== 'move'} />
            {layer?.(scale)}
          </div>
        </div>
        {!isSmall && (
          <div className="pointer-events-none absolute right-38 bottom-2 left-2 flex flex-col items-start gap-2 *:pointer-events-auto">
            {over}
          </div>
        )}
        {!isSmall && zoom}
      </div>
      {isSmall && zoom}
      {isSmall && over}
    </>
  );
}

const speedOf = ({ speed }: TokenView) => speed;

/** The way that is shown: of the token that is dragged, or from the chosen one to the cell under the pointer. */
function useWalk(
  { scene, leads, leftFor = speedOf }: Pick<BattleBoardProps, 'scene' | 'leads' | 'leftFor'>,
  aim: { tokenId: string; cell: number } | null,
  walker: TokenView | null,
  hovered: number | null,
): Marks['walk'] | null {
  const token = aim === null ? walker : (scene.map.tokens.find(({ id }) => id === aim.tokenId) ?? null);
  const to = aim?.cell ?? hovered;
  const walks = useMemo(
    () => (token === null ? null : walksOf(scene, { ...token, speed: leftFor(token) }, leads)),
    [scene, leads, leftFor, token],
  );
  return useMemo(() => {
    if (token === null || to === null || to === token.cell) return null;
    const walk = walks?.(to);
    return walk ? { walk, size: token.size } : null;
  }, [walks, token, to]);
}

function keysText(tool: Tool): string {
  if (tool === 'move') return 'Arrow keys move it, plus and minus enlarge and reduce it, 0 shows the whole. Tab goes from token to token.';
  if (tool === 'arrange') return 'Tab goes to each drawing and text, arrow keys move it, Delete removes it, Escape ends.';
  if (isSideTool(tool)) return 'Arrow keys move the mark, Shift with an arrow key draws at that side, Escape ends.';
  if (tool === 'terrain' || !isDragged(tool)) return 'Arrow keys move the mark, Enter presses it, Escape ends.';
  return 'Arrow keys move the mark, Enter begins and Enter ends, Escape leaves the tool.';
}
