import type { Air } from '#domain/battle-map/state.ts';
import { soundNames } from '#web/features/battle-map/words/air-text.ts';
import { toolLook } from '#web/features/battle-map/tools/tool.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { ToggleButton } from '#web/ui/buttons/toggle-button.tsx';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { makeSound } from './make-sound.ts';
import type { Playing } from './make-sound.ts';
import { playSoundFile } from './play-sound-file.ts';

const isLoudness = (kept: unknown) => (typeof kept === 'number' && kept >= 0 && kept <= 100 ? kept : null);

/** A sound file of a map: what it is called, and where it is heard. */
export interface SoundFile {
  name: string;
  address: string;
}

/** Turns on what is to be heard on a map, for oneself and as loud as one wants; nothing sounds before it is pressed. */
export function SoundButton({ sound, file = null }: { sound: Air['sound']; file?: SoundFile | null }) {
  const [isOn, setOn] = useState(false);
  const [loudness, setLoudness] = useSessionStorage('hearthlore.battle-map-loudness', 40, isLoudness);
  const playing = useRef<Playing | null>(null);
  const latest = useRef(loudness);
  const address = file?.address ?? null;
  useEffect(() => {
    if (!isOn || sound === 'none' || (sound === 'own' && address === null)) return;
    const failed = () => {
      setOn(false);
      notify.warn('Error', 'The sound of this map could not be played.');
    };
    const loud = latest.current / 100;
    const made = sound === 'own' ? playSoundFile(address ?? '', loud, failed) : makeSound(sound, loud);
    playing.current = made;
    return () => {
      made.end();
      playing.current = null;
    };
  }, [isOn, sound, address]);
  if (sound === 'none' || (sound === 'own' && file === null)) return null;
  return (
    <span className="flex items-center gap-2">
      <ToggleButton
        isOn={isOn}
        className={toolLook}
        icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        onClick={() => setOn(!isOn)}
      >
        {sound === 'own' ? file?.name : soundNames[sound]}
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
