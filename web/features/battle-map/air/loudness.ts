import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { Store } from '#web/lib/store/store.ts';

const NAME = 'hearthlore.battle-map-loudness';
const { usualLoudness } = battleBoard;
const isLoudness = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 100 ? value : null);

function kept(): number | null {
  try {
    return readStored(sessionStorage, NAME, isLoudness);
  } catch {
    // Storage is closed: it holds until the page is left.
    return null;
  }
}

/** How loud the sounds of maps are, from 0 to 100. */
export const loudness = new Store(kept() ?? usualLoudness);

/** Sets it, and keeps it for this tab. */
export function setLoudness(to: number): void {
  loudness.set(to);
  try {
    writeStored(sessionStorage, NAME, to === usualLoudness ? null : to);
  } catch {
    // As above.
  }
}
