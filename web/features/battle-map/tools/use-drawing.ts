import type { Wall } from '#domain/battle-map/state.ts';
import type { Pair } from '#web/features/battle-map/data/edges.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import type { Strokes } from '#web/features/battle-map/lead/use-strokes.ts';
import { useState } from 'react';
import { firstSettings, isSideTool } from './tool.ts';
import type { Tool } from './tool.ts';
import { useStroke } from './use-stroke.ts';

/** The tool in hand, and what it does on a map: wherever that map is kept. */
export function useDrawing(scene: Scene, strokes: Strokes, first: Tool = 'move') {
  const [tool, setTool] = useState<Tool>(first);
  const [settings, setSettings] = useState(firstSettings);
  const stroke = useStroke({ scene, tool, settings, onDraw: strokes.stroke });
  function choose(next: Tool) {
    setTool(next);
    stroke.clear();
  }
  function onSide(side: Pair) {
    if (tool === 'erase') strokes.stroke({ kind: tool, sides: [side], cells: [] });
    else if (isSideTool(tool)) strokes.stroke({ kind: tool, sides: [side] });
  }
  return {
    stroke,
    tools: { tool, settings, onTool: choose, onSettings: setSettings },
    onPress: (cell: number) => {
      if (tool === 'light') strokes.stroke({ kind: 'light', cell, light: settings.lamp });
    },
    onSide,
    onLock: ({ between, open, locked }: Wall) =>
      strokes.change({ kind: 'walls', walls: [{ kind: 'door', between, open, locked: !locked }] }),
  };
}
