import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { Store } from '#web/lib/store/store.ts';

const NAME = 'hearthlore.battle-map-loudness';
const USUAL = 40;
const isLoudness = (kept: unknown) => (typeof kept === 'number' && kept >= 0 && kept <= 100 ? kept : null);

/** How loud the sounds of maps are, from 0 to 100. */
export const loudness = new Store(readStored(sessionStorage, NAME, isLoudness) ?? USUAL);

/** Sets it, and keeps it for this tab. */
export function setLoudness(to: number): void {
  loudness.set(to);
  writeStored(sessionStorage, NAME, to === USUAL ? null : to);
}
