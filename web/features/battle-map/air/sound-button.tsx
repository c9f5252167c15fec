import type { Air } from '#domain/battle-map/state.ts';
import { soundNames } from '#web/features/battle-map/words/air-text.ts';
import { toolLook } from '#web/features/battle-map/tools/tool.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { ToggleButton } from '#web/ui/buttons/toggle-button.tsx';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { makeSound } from './make-sound.ts';
import type { Playing } from './make-sound.ts';

const isLoudness = (kept: unknown) => (typeof kept === 'number' && kept >= 0 && kept <= 100 ? kept : null);

/** Turns on what is to be heard on a map, for oneself and as loud as one wants; nothing sounds before it is pressed. */
export function SoundButton({ sound }: { sound: Air['sound'] }) {
  const [isOn, setOn] = useState(false);
  const [loudness, setLoudness] = useSessionStorage('hearthlore.battle-map-loudness', 40, isLoudness);
  const playing = useRef<Playing | null>(null);
  const latest = useRef(loudness);
  useEffect(() => {
    if (!isOn || sound === 'none') return;
    const made = makeSound(sound, latest.current / 100);
    playing.current = made;
    return () => {
      made.end();
      playing.current = null;
    };
  }, [isOn, sound]);
  if (sound === 'none') return null;
  return (
    <span className="flex items-center gap-2">
      <ToggleButton
        isOn={isOn}
        className={toolLook}
        icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        onClick={() => setOn(!isOn)}
      >
        {soundNames[sound]}
      </ToggleButton>
      {isOn && (
        <input
          type="range"
          aria-label="Loudness"
          className="w-24 accent-ember"
          min={0}
          max={100}
          value={loudness}
          onChange={({ target }) => {
            const wanted = Number(target.value);
            latest.current = wanted;
            setLoudness(() => wanted);
            playing.current?.setLoudness(wanted / 100);
          }}
        />
      )}
    </span>
  );
}
