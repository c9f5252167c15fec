import type { Fog } from '#domain/maps/fog.ts';
import { ToolGroup } from '#web/ui/buttons/toggle-button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Cloud, CloudOff, EllipsisVertical, Hand, MapPinPlus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { brushes, isBrush, toolNames } from './map-tool.ts';
import type { MapTool } from './map-tool.ts';
import type { FogBrush } from './use-fog-brush.ts';

const icons: Record<MapTool, ReactNode> = {
  move: <Hand aria-hidden />,
  reveal: <CloudOff aria-hidden />,
  cover: <Cloud aria-hidden />,
  pin: <MapPinPlus aria-hidden />,
};

interface MapToolsProps {
  fog: Fog;
  tool: MapTool;
  radius: number;
  brush: FogBrush;
  onTool: (tool: MapTool) => void;
  onRadius: (radius: number) => void;
  onFog: (on: boolean) => Promise<unknown>;
}

/** What those who lead the table do with the map. */
export function MapTools({ fog, tool, radius, brush, onTool, onRadius, onFog }: MapToolsProps) {
  const tools: MapTool[] = fog.on ? ['move', 'pin', 'reveal', 'cover'] : ['move', 'pin'];
  return (
    <div role="toolbar" aria-label="Map tools" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ToolGroup label="Map tool" names={toolNames} chosen={tool} onChoose={onTool} className="min-h-10" {...{ tools, icons }} />
      {isBrush(tool) && (
        <SelectField label="Brush" hideLabel className="w-40" value={radius} onChange={(event) => onRadius(Number(event.target.value))}>
          {brushes.map((each) => (
            <option key={each.radius} value={each.radius}>
              {each.label} brush
            </option>
          ))}
        </SelectField>
      )}
      <div className="ml-auto flex items-center gap-1">
        <Checkbox label="Fog" checked={fog.on} onChange={onFog} />
        {fog.on && (
          <>
            <IconButton label="Undo the last stroke" icon={<Undo2 aria-hidden />} disabled={!brush.canUndo} onClick={brush.undo} />
            <Menu trigger={<IconButton label="More about the fog" icon={<EllipsisVertical aria-hidden />} />}>
              <MenuItem icon={<CloudOff aria-hidden />} onSelect={() => brush.all(true)}>
                Reveal everything
              </MenuItem>
              <MenuItem icon={<Cloud aria-hidden />} onSelect={() => brush.all(false)}>
                Cover everything
              </MenuItem>
            </Menu>
          </>
        )}
      </div>
    </div>
  );
}
