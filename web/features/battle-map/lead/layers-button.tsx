import { layerNames } from '#web/features/battle-map/paint/layers.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Popover } from '#web/ui/popups/popover.tsx';
import { Layers2 } from 'lucide-react';

const order: readonly (keyof Layers)[] = ['grid', 'lights', 'drawings', 'texts', 'forDm'];

interface LayersButtonProps {
  layers: Layers;
  onLayers: (layers: Layers) => void;
}

/** Which layers of a map show to whoever draws it. Nothing of the map changes by it. */
export function LayersButton({ layers, onLayers }: LayersButtonProps) {
  return (
    <Popover
      label="Layers"
      trigger={
        <Button size="sm" variant="quiet" className="min-h-10" icon={<Layers2 aria-hidden />}>
          Layers
        </Button>
      }
    >
      <div role="group" aria-label="Layers that show" className="flex flex-col gap-2">
        {order.map((each) => (
          <Checkbox key={each} label={layerNames[each]} checked={layers[each]} onChange={(isOn) => onLayers({ ...layers, [each]: isOn })} />
        ))}
      </div>
    </Popover>
  );
}
