import type { Place } from '#domain/battle-map/grid.ts';
import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { assetLimits } from '#domain/limits/market/asset-limits.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { Pair } from '#web/features/battle-map/data/edges.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import type { Strokes } from '#web/features/battle-map/data/use-strokes.ts';
import type { Lay } from '#web/features/battle-map/data/fight-area.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import { stampAt } from '#web/features/battle-map/stamps/stamp-strokes.ts';
import { useArranging } from '#web/features/battle-map/stamps/use-arranging.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useState } from 'react';
import { firstSettings, isSideTool } from '#web/features/battle-map/tools/tool.ts';
import type { Tool } from '#web/features/battle-map/tools/tool.ts';
import { useStroke } from '#web/features/battle-map/tools/use-stroke.ts';

const fullText = `A map has room for ${battleMapLimits.stampsPerMap} drawings and texts.`;

const fullOfOwnText = `A map has room for ${assetLimits.ownStampsPerMap} different stamps of your own.`;

/** Whether a stamp of somebody's own still goes onto a map that has these. */
const hasRoomFor = (drawings: readonly OwnDrawing[] = [], own?: OwnDrawing) =>
  own === undefined || drawings.some(({ id }) => id === own.id) || drawings.length < assetLimits.ownStampsPerMap;

interface Beginning {
  first?: Tool;
  /** An area of a fight is put on the map, whatever tool is in hand; `layArea` says how it lies. */
  isPlacing?: boolean;
  layArea?: Lay | null;
}

/** The tool in hand, and what it does on a map: wherever that map is kept. */
export function useDrawing(scene: Scene, strokes: Strokes, { first = 'move', isPlacing = false, layArea = null }: Beginning = {}) {
  const [inHand, setTool] = useState<Tool>(first);
  const tool = isPlacing ? 'area' : inHand;
  const [settings, setSettings] = useState(firstSettings);
  const [layers, setLayers] = useState(allLayers);
  const arranging = useArranging(scene, strokes, settings.snap);
  const stroke = useStroke({ scene, tool, settings, lay: layArea, onDraw: strokes.stroke });
  function choose(next: Tool) {
    setTool(next);
    arranging.leave();
    stroke.clear();
  }
  function onPress(cell: number, place: Place) {
    if (tool === 'light') strokes.stroke({ kind: 'light', cell, light: settings.lamp });
    else if (tool === 'arrange') arranging.leave();
    else if (tool === 'stamp' || tool === 'text') lay(tool, place);
  }
  function lay(kind: 'stamp' | 'text', place: Place) {
    const stamp = stampAt(scene.grid, place, kind, settings, newId());
    if (stamp === null) notify.warn('Nothing to write', 'Enter a text first, then press the map.');
    else if (scene.map.stamps.length >= battleMapLimits.stampsPerMap) notify.warn('Full', fullText);
    else if (kind === 'stamp' && !hasRoomFor(scene.map.drawings, settings.own)) notify.warn('Full', fullOfOwnText);
    else strokes.change({ kind: 'stamps', stamps: [stamp], ...(kind === 'stamp' && settings.own && { drawings: [settings.own] }) });
  }
  function onSide(side: Pair) {
    if (tool === 'erase') strokes.stroke({ kind: tool, sides: [side], cells: [] });
    else if (isSideTool(tool)) strokes.stroke({ kind: tool, sides: [side] });
  }
  return {
    stroke,
    tools: { tool, settings, onTool: choose, onSettings: setSettings },
    layers,
    setLayers,
    arranging,
    onPress,
    onSide,
    onDoor: (door: Wall) => strokes.change({ kind: 'walls', walls: [door] }),
  };
}
