import { layerNames } from '#web/features/battle-map/paint/layers.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const offered: readonly (keyof Layers)[] = ['grid', 'lights', 'drawings', 'texts', 'forDm'];

/** Which layers a picture of a map shows. */
export function LayerBoxes({ layers, onChange }: { layers: Layers; onChange: (layers: Layers) => void }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {offered.map((each) => (
        <Checkbox key={each} label={layerNames[each]} checked={layers[each]} onChange={(isOn) => onChange({ ...layers, [each]: isOn })} />
      ))}
    </div>
  );
}
