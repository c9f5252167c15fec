import { extentOf, middleOf } from '#domain/battle-map/grid.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';
import { WeatherLayer } from '#web/features/battle-map/air/weather-layer.tsx';
import { BoardCanvas } from '#web/features/battle-map/board/board-canvas.tsx';
import { PingLayer } from '#web/features/battle-map/board/ping-layer.tsx';
import { TokenLayer } from '#web/features/battle-map/board/token-layer.tsx';
import { useBoardView } from '#web/features/battle-map/board/use-board-view.ts';
import type { TokenHand } from '#web/features/battle-map/board/use-token-hand.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import { sceneOf } from '#web/features/battle-map/data/scene.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTablePicture } from '#web/features/battle-map/under/use-table-picture.ts';
import type { AskPicture } from '#web/features/battle-map/under/use-table-picture.ts';
import { televisionTable } from './use-screen.ts';

const nothing = () => undefined;
/** Nobody moves anything here. */
const noHand: TokenHand = {
  aim: null,
  handlersOf: () => ({
    onPointerDown: nothing,
    onPointerMove: nothing,
    onPointerUp: nothing,
    onPointerCancel: nothing,
    onKeyDown: nothing,
    onBlur: nothing,
    onClick: nothing,
  }),
};
const noMarks = {};

interface TelevisionProps {
  map: BattleMapView;
  fighters: readonly Fighter[];
  /** The face of a hero; null for one of whom none is known. */
  pictureOf: (characterId: string) => ReactNode;
  ask: AskPicture;
}

/** A battle map as a picture alone: what is known of it fills the screen, and nothing can be pressed. */
export function Television({ map, fighters, pictureOf, ask }: TelevisionProps) {
  const under = useTablePicture(map, false, ask);
  const scene = useMemo(() => ({ ...sceneOf(map, false), under }), [map, under]);
  const { sight, scale, origin } = useBoardView(scene.grid, null);
  const { frame, size, look } = sight;
  const known = useMemo(() => knownPart(scene), [scene]);
  const { x, y, width, height } = known;
  useEffect(
    () =>
      look((_, whole, room) => ({
        x,
        y,
        zoom: whole.width === 0 ? 1 : Math.min(room.width / (width * whole.width), room.height / (height * whole.height)),
      })),
    [look, x, y, width, height, size.width, size.height],
  );
  return (
    <div ref={frame} role="img" aria-label={`Battle map ${map.name}`} className="absolute inset-0 overflow-hidden select-none">
      <BoardCanvas {...{ scene, scale, origin, size }} marks={noMarks} layers={allLayers} />
      <div inert aria-hidden className="absolute top-0 left-0" style={{ transform: `translate(${origin.x}px, ${origin.y}px)` }}>
        <WeatherLayer map={map} scale={scale} />
        <TokenLayer {...{ scene, scale, fighters, pictureOf }} from={null} hand={noHand} chosenId={null} still />
        <PingLayer campaignId={televisionTable} {...{ scene, scale }} />
      </div>
    </div>
  );
}

/** The middle and the size of what is known of a map with a cell around it, in parts of the whole. */
function knownPart({ grid, isKnown, terrain }: Scene): { x: number; y: number; width: number; height: number } {
  const cells = Array.from(terrain, (_, cell) => cell).filter(isKnown);
  const extent = extentOf(grid);
  if (cells.length === 0) return { x: 0.5, y: 0.5, width: 1, height: 1 };
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const cell of cells) {
    const { x, y } = middleOf(grid, cell);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return {
    x: (left + right) / 2 / extent.x,
    y: (top + bottom) / 2 / extent.y,
    width: Math.min(1, (right - left + 3) / extent.x),
    height: Math.min(1, (bottom - top + 3) / extent.y),
  };
}
