import { moveIntoAccount } from '#web/lib/device/move-into-account.ts';
import type { KeptThing } from '#web/lib/device/move-into-account.ts';
import { deviceHeroes } from './device-heroes.ts';
import { accountShelf } from './shelf.ts';

/** Moves heroes of this device into the account. Those that the account does not take stay here. */
export const moveHeroes = (heroes: readonly KeptThing[]): Promise<void> =>
  moveIntoAccount(['hero', 'heroes'], heroes, async ({ id }) => {
    const kept = deviceHeroes.read(id);
    if (kept === null) return false;
    await accountShelf.add(kept, deviceHeroes.picture(id));
    deviceHeroes.remove(id);
    return true;
  });
