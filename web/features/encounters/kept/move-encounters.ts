import { moveIntoAccount } from '#web/lib/device/move-into-account.ts';
import type { KeptHere } from './device-shelf.ts';
import type { Shelf } from './use-shelves.ts';

/** Moves encounters from the device to where the account keeps them; null where there are not both. */
export function moverOf(shelves: readonly Shelf[]): ((encounters: readonly KeptHere[]) => Promise<void>) | null {
  const [device, account] = (['device', 'account'] as const).map((wanted) => shelves.find(({ id }) => id === wanted));
  if (!device || !account) return null;
  return (encounters) =>
    moveIntoAccount(['encounter', 'encounters'], encounters, async (one) => {
      await account.keep(one);
      await device.remove(one);
      return true;
    });
}
