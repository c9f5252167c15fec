import { ambientLights } from '#domain/battle-map/terrain.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';
import { AirFields } from '#web/features/battle-map/air/air-fields.tsx';
import { OwnSoundField } from '#web/features/battle-map/air/own-sound-field.tsx';
import type { OwnSoundFieldProps } from '#web/features/battle-map/air/own-sound-field.tsx';
import type { Strokes } from '#web/features/battle-map/data/use-strokes.ts';
import { ambientNames } from '#web/features/battle-map/words/token-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Popover } from '#web/ui/popups/popover.tsx';
import { SunMoon } from 'lucide-react';

export interface SceneButtonProps {
  map: Pick<BattleMapView, 'ambient' | 'air' | 'sight'>;
  /** Of a campaign: sound files are kept with it. */
  own?: OwnSoundFieldProps | undefined;
  onChange: Strokes['change'];
}

/** The light, time, weather and sound of a whole map, and whether players see only what their heroes see. */
export function SceneButton({ map, own, onChange }: SceneButtonProps) {
  return (
    <Popover
      label="Scene"
      trigger={
        <Button size="sm" variant="quiet" className="min-h-10" icon={<SunMoon aria-hidden />}>
          Scene
        </Button>
      }
    >
      <div role="group" aria-label="Light, weather and sound" className="flex flex-col gap-3">
        <SelectField
          label="Light"
          value={map.ambient}
          onChange={({ target }) => onChange({ kind: 'ambient', ambient: ambientLights.find((each) => each === target.value) ?? 'bright' })}
        >
          {ambientLights.map((each) => (
            <option key={each} value={each}>
              {ambientNames[each]}
            </option>
          ))}
        </SelectField>
        <AirFields air={map.air} hasFile={own?.map.ownSound != null} onChange={(air) => onChange({ kind: 'air', air })} />
        {own && <OwnSoundField {...own} />}
        <Checkbox
          label="Players see only what their heroes see"
          checked={map.sight}
          onChange={(sight) => onChange({ kind: 'sight', sight })}
        />
      </div>
    </Popover>
  );
}
