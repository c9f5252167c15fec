import type { Grid } from '#domain/battle-map/grid.ts';
import { terrains } from '#domain/battle-map/terrain.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';
import { brushes, drawTools, lamps, stripLook, toolLook, toolNames } from '#web/features/battle-map/tools/tool.ts';
import type { DrawTool, Tool, ToolSettings } from '#web/features/battle-map/tools/tool.ts';
import { terrainNames } from '#web/features/battle-map/words/token-text.ts';
import { ToolGroup } from '#web/ui/buttons/toggle-button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import {
  AppWindow,
  BrickWall,
  DoorClosed,
  Eraser,
  Flame,
  MousePointer2,
  Stamp,
  Type,
  Paintbrush,
  Redo2,
  SquareDashed,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { StampOptions } from '#web/features/battle-map/stamps/stamp-options.tsx';
import { LayersButton } from './layers-button.tsx';
import { SceneButton } from './scene-button.tsx';
import type { SceneButtonProps } from './scene-button.tsx';
import type { Strokes } from '#web/features/battle-map/data/use-strokes.ts';

const icons: Record<DrawTool, ReactNode> = {
  terrain: <Paintbrush aria-hidden />,
  room: <SquareDashed aria-hidden />,
  wall: <BrickWall aria-hidden />,
  door: <DoorClosed aria-hidden />,
  window: <AppWindow aria-hidden />,
  light: <Flame aria-hidden />,
  stamp: <Stamp aria-hidden />,
  text: <Type aria-hidden />,
  arrange: <MousePointer2 aria-hidden />,
  erase: <Eraser aria-hidden />,
};

interface DrawBarProps extends Pick<SceneButtonProps, 'own'> {
  map: Pick<BattleMapView, 'grid' | 'ambient' | 'air' | 'sight'>;
  tool: Tool;
  settings: ToolSettings;
  strokes: Strokes;
  layers: Layers;
  onLayers: (layers: Layers) => void;
  onTool: (tool: Tool) => void;
  onSettings: (settings: ToolSettings) => void;
}

/** What those who lead draw a battle map with. */
export function DrawBar({ map, tool, settings, strokes, layers, own, onLayers, onTool, onSettings }: DrawBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Drawing tools"
      className="flex flex-wrap items-center gap-1 rounded-card border border-line bg-surface p-1.5"
    >
      <div className={stripLook}>
        <ToolGroup
          label="Draw"
          tools={drawTools}
          names={toolNames}
          chosen={tool}
          onChoose={onTool}
          className={toolLook}
          flows
          {...{ icons }}
        />
      </div>
      <div className={stripLook}>
        <Options {...{ tool, settings, onSettings }} grid={map.grid} />
        <div className="ml-1 flex gap-1">
          <IconButton label="Undo" icon={<Undo2 aria-hidden />} disabled={!strokes.canUndo} onClick={strokes.undo} />
          <IconButton label="Redo" icon={<Redo2 aria-hidden />} disabled={!strokes.canRedo} onClick={strokes.redo} />
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-1 max-sm:flex-nowrap">
          <LayersButton {...{ layers, onLayers }} />
          <SceneButton {...{ map, own }} onChange={strokes.change} />
        </div>
      </div>
    </div>
  );
}

/** What the tool in hand is set to. */
function Options({ grid, tool, settings, onSettings }: Pick<DrawBarProps, 'tool' | 'settings' | 'onSettings'> & { grid: Grid }) {
  if (tool === 'light')
    return (
      <SelectField
        label="What gives the light"
        hideLabel
        className="w-44"
        value={lamps.find(({ bright, dim }) => bright === settings.lamp.bright && dim === settings.lamp.dim)?.id ?? 'torch'}
        onChange={({ target }) => onSettings({ ...settings, lamp: lamps.find(({ id }) => id === target.value) ?? settings.lamp })}
      >
        {lamps.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  if (tool === 'stamp' || tool === 'text' || tool === 'arrange') return <StampOptions {...{ grid, tool, settings, onSettings }} />;
  if (tool !== 'terrain') return null;
  return (
    <div className="flex max-w-full flex-wrap gap-2 max-sm:max-w-none max-sm:flex-nowrap">
      <SelectField
        label="Kind of ground"
        hideLabel
        className="w-36"
        value={settings.terrain}
        onChange={({ target }) => onSettings({ ...settings, terrain: terrains.find((each) => each === target.value) ?? 'floor' })}
      >
        {terrains.map((each) => (
          <option key={each} value={each}>
            {terrainNames[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Brush"
        hideLabel
        className="w-28"
        value={settings.radius}
        onChange={({ target }) => onSettings({ ...settings, radius: Number(target.value) })}
      >
        {brushes.map(({ radius, label }) => (
          <option key={radius} value={radius}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
