import type { Air } from '#domain/battle-map/state.ts';
import { heardMap } from '#web/features/battle-map/live/heard-map.ts';
import { toolLook } from '#web/features/battle-map/tools/tool.ts';
import { useStore } from '#web/lib/store/store.ts';
import { ToggleButton } from '#web/ui/buttons/toggle-button.tsx';
import { Volume2, VolumeX } from 'lucide-react';
import { loudness, setLoudness } from './loudness.ts';
import type { SoundFile } from './sound-file-of.ts';
import { soundName } from './sound-name.ts';

interface SoundButtonProps {
  campaignId: string;
  /** Null for the map that the table is shown. */
  mapId: string | null;
  sound: Air['sound'];
  file: SoundFile | null;
}

/** Turns on what is to be heard on a map, for oneself and as loud as one wants; nothing sounds before it is pressed. */
export function SoundButton({ campaignId, mapId, sound, file }: SoundButtonProps) {
  const isOn = useStore(heardMap, (heard) => heard?.isOn === true && heard.campaignId === campaignId && heard.mapId === mapId);
  const loud = useStore(loudness);
  const name = soundName(sound, file);
  if (name === null) return null;
  return (
    <span className="flex items-center gap-2">
      <ToggleButton
        isOn={isOn}
        className={toolLook}
        icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        onClick={() => heardMap.set({ campaignId, mapId, isOn: !isOn })}
      >
        {name}
      </ToggleButton>
      {isOn && (
        <input
          type="range"
          aria-label="Loudness"
          className="w-24 accent-ember"
          min={0}
          max={100}
          value={loud}
          onChange={({ target }) => setLoudness(Number(target.value))}
        />
      )}
    </span>
  );
}
