import { notify } from '#web/lib/toasts/notify.tsx';
import { useEffect, useState } from 'react';
import type { Place } from '#web/features/characters/place.ts';
import { reloadCharacters } from '#web/features/characters/use-characters.ts';
import { deviceHeroes, nameOf } from './device-heroes.ts';

/** Follows what other tabs do with a hero of this device. Answers whom they changed last and when; null as long as none has. */
export function useOtherTabs({ place, id, onGone }: { place: Place; id: string; onGone: () => void }): { name: string; at: Date } | null {
  const [name] = useState(() => deviceHeroes.read(id)?.card.name ?? 'This hero');
  const [changed, setChanged] = useState<{ name: string; at: Date } | null>(null);
  useEffect(() => {
    function hear({ key }: StorageEvent) {
      if (place !== 'device' || key !== nameOf(id)) return;
      const kept = deviceHeroes.read(id);
      if (kept === null) {
        notify.warn('Not here any more', `${name} is not on this device any more: another tab has deleted or moved them.`);
        return onGone();
      }
      setChanged({ name: kept.card.name, at: new Date() });
      void reloadCharacters();
    }
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  });
  return changed;
}
