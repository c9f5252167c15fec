import type { Air } from '#domain/battle-map/state.ts';
import { soundNames } from '#web/features/battle-map/words/air-text.ts';
import type { SoundFile } from './sound-file-of.ts';

/** What the sound of a map is called; null where nothing is to be heard. */
export function soundName(sound: Air['sound'], file: SoundFile | null): string | null {
  if (sound === 'own') return file && file.name;
  return sound === 'none' ? null : soundNames[sound];
}
