import { countText } from '#domain/text/count-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';

/** What somebody keeps on a device, as it is asked about. */
export interface KeptThing {
  id: string;
  name: string;
}

/** Moves what a device keeps into the account, one after another. What the account does not take stays on the device, with the reason said. `move` answers false for what is not there any more. */
export async function moveIntoAccount<Thing extends KeptThing>(
  [one, many]: readonly [one: string, many: string],
  things: readonly Thing[],
  move: (thing: Thing) => Promise<boolean>,
): Promise<void> {
  let moved = 0;
  for (const thing of things) {
    try {
      if (await move(thing)) moved += 1;
    } catch (error) {
      // The page shows what has moved; why the others have not must be read.
      return notify.refusal(error, {
        title: 'Not moved',
        sentence: `${thing.name} could not be moved and stays on this device. Please try again.`,
      });
    }
  }
  if (moved > 0) notify.done('Moved', `${countText(moved, one, many)} moved into your account.`);
}
