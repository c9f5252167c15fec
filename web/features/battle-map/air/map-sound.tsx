import { heardMap } from '#web/features/battle-map/live/heard-map.ts';
import { useBattleMap } from '#web/features/battle-map/data/use-battle-map.ts';
import { useStore } from '#web/lib/store/store.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { ToolButton } from '#web/ui/buttons/tool-button.tsx';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect } from 'react';
import { loudness } from './loudness.ts';
import { makeSound } from './make-sound.ts';
import { playSoundFile } from './play-sound-file.ts';
import { soundFileOf } from './sound-file-of.ts';
import { soundName } from './sound-name.ts';

/** Plays the sound of the map that was turned on at a table until one leaves it, and mutes it from wherever one is there. */
export function MapSound({ campaignId, mapId }: { campaignId: string; mapId: string | null }) {
  const isOn = useStore(heardMap, (heard) => heard?.isOn === true);
  const map = useBattleMap(campaignId, mapId).data?.map ?? null;
  const sound = map?.air?.sound ?? 'none';
  const file = map && soundFileOf(campaignId, map);
  const name = soundName(sound, file);
  const address = file?.address ?? '';
  const isHeard = isOn && name !== null;
  useEffect(() => {
    if (!isHeard || sound === 'none') return;
    const failed = () => {
      heardMap.set(null);
      notify.warn('Error', 'The sound of this map could not be played.');
    };
    const first = loudness.get() / 100;
    const playing = sound === 'own' ? playSoundFile(address, first, failed) : makeSound(sound, first);
    const stop = loudness.subscribe(() => playing.setLoudness(loudness.get() / 100));
    return () => {
      stop();
      playing.end();
    };
  }, [isHeard, sound, address]);
  if (name === null) return null;
  return (
    <ToolButton
      aria-label={isOn ? `Mute the map: ${name}` : `Hear the map: ${name}`}
      title={isOn ? `Mute the map: ${name}` : `Hear the map: ${name}`}
      icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      onClick={() => heardMap.set({ campaignId, mapId, isOn: !isOn })}
    >
      {isOn ? 'Mute' : 'Hear'}
    </ToolButton>
  );
}
