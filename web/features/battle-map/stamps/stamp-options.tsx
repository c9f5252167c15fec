import { isOwnDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { snaps } from '#domain/battle-map/stamps/stamp.ts';
import type { Snap } from '#domain/battle-map/stamps/stamp.ts';
import { battleMapLimits, stampWork } from '#domain/limits/battle-map-limits.ts';
import type { ToolSettings } from '#web/features/battle-map/tools/tool.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { DrawingDialog } from './drawing-dialog.tsx';
import { turnedBy } from './stamp-strokes.ts';

const snapNames: Record<Snap, string> = { cell: 'Along cells', half: 'Along halves', free: 'Anywhere' };
const sizes = [0.5, 0.75, 1, 1.5, 2, 3] as const;

interface StampOptionsProps {
  grid: Grid;
  tool: 'stamp' | 'text' | 'arrange';
  settings: ToolSettings;
  onSettings: (settings: ToolSettings) => void;
}

/** What the tools of drawings and texts are set to. */
export function StampOptions({ grid, tool, settings, onSettings }: StampOptionsProps) {
  const { turn, grow, snap, forDm } = settings;
  const change = (fields: Partial<ToolSettings>) => onSettings({ ...settings, ...fields });
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:flex-nowrap">
      {tool === 'stamp' && <Chooser drawing={settings.drawing} onChoose={(drawing, own) => change({ drawing, own })} />}
      {tool === 'text' && (
        <TextField
          label="Text on the map"
          hideLabel
          placeholder="Text"
          className="w-44"
          maxLength={battleMapLimits.stampTextLength}
          value={settings.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      )}
      {tool !== 'arrange' && (
        <>
          <SelectField
            label="Size"
            hideLabel
            className="w-28"
            value={grow}
            onChange={({ target }) => change({ grow: Number(target.value) })}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size * 100} %
              </option>
            ))}
          </SelectField>
          <IconButton
            label={`Turn by ${stampWork.turnDegrees[grid.kind]} degrees; now ${turn}`}
            icon={<RotateCw aria-hidden style={{ transform: `rotate(${turn}deg)` }} />}
            onClick={() => change({ turn: turnedBy(turn, grid, 1) })}
          />
        </>
      )}
      <SelectField
        label="Snapping"
        hideLabel
        className="w-36"
        value={snap}
        onChange={({ target }) => change({ snap: snaps.find((each) => each === target.value) ?? 'cell' })}
      >
        {snaps.map((each) => (
          <option key={each} value={each}>
            {snapNames[each]}
          </option>
        ))}
      </SelectField>
      {tool !== 'arrange' && <Checkbox label="DM’s layer" checked={forDm} onChange={(now) => change({ forDm: now })} />}
    </div>
  );
}

/** Which drawing is in hand. */
function Chooser({
  drawing,
  onChoose,
}: {
  drawing: ToolSettings['drawing'];
  onChoose: (drawing: ToolSettings['drawing'], own: ToolSettings['own']) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="min-h-10"
        aria-label={`Drawing: ${drawing.name}. Choose another`}
        onClick={() => setChoosing(true)}
      >
        {drawing.name}
      </Button>
      {isChoosing && (
        <DrawingDialog
          chosenId={drawing.id}
          onChoose={(chosen) => {
            const { id, name, width, height } = chosen;
            onChoose({ id, name, width, height }, isOwnDrawing(chosen) ? chosen : undefined);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
