import { ToolGroup } from '#web/ui/buttons/toggle-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Crosshair, Hand, Ruler, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { playTools, shapeNames, shapes, toolLook, toolNames } from './tool.ts';
import type { PlayTool, Tool, ToolSettings } from './tool.ts';

const icons: Record<PlayTool, ReactNode> = {
  move: <Hand aria-hidden />,
  ruler: <Ruler aria-hidden />,
  area: <Shapes aria-hidden />,
  ping: <Crosshair aria-hidden />,
};

/** Feet that areas of spells have. */
const areaFeet = [5, 10, 15, 20, 30, 40, 50, 60, 80, 90, 100, 120] as const;

interface PlayToolsProps {
  /** Those that are offered; all where nothing is said. */
  offered?: readonly PlayTool[];
  /** An area of a fight is put on the map: its size is known, and not chosen here. */
  isPlacing?: boolean;
  tool: Tool;
  settings: ToolSettings;
  onTool: (tool: Tool) => void;
  onSettings: (settings: ToolSettings) => void;
  /** Stands at the end of the row. */
  children: ReactNode;
}

/** What everybody does with a battle map. */
export function PlayTools({ offered = playTools, isPlacing = false, tool, settings, onTool, onSettings, children }: PlayToolsProps) {
  return (
    <div
      role="toolbar"
      aria-label="Battle map tools"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:[&>*]:shrink-0"
    >
      <ToolGroup label="Tool" tools={offered} names={toolNames} chosen={tool} onChoose={onTool} className={toolLook} {...{ icons }} />
      {tool === 'area' && !isPlacing && <AreaFields settings={settings} onSettings={onSettings} />}
      <div className="ml-auto flex flex-wrap items-center gap-1 max-sm:flex-nowrap">{children}</div>
    </div>
  );
}

function AreaFields({ settings, onSettings }: Pick<PlayToolsProps, 'settings' | 'onSettings'>) {
  return (
    <div className="flex gap-2">
      <SelectField
        label="Shape of the area"
        hideLabel
        className="w-28"
        value={settings.shape}
        onChange={({ target }) => onSettings({ ...settings, shape: shapes.find((each) => each === target.value) ?? 'sphere' })}
      >
        {shapes.map((each) => (
          <option key={each} value={each}>
            {shapeNames[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={settings.shape === 'sphere' ? 'Radius of the area' : 'Length of the area'}
        hideLabel
        className="w-28"
        value={settings.feet}
        onChange={({ target }) => onSettings({ ...settings, feet: Number(target.value) })}
      >
        {areaFeet.map((feet) => (
          <option key={feet} value={feet}>
            {feet} feet
          </option>
        ))}
      </SelectField>
    </div>
  );
}
