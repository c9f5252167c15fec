import type { CharacterCard } from '#domain/character/card.ts';
import { countText } from '#domain/text/count-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { deviceHeroes } from './device-heroes.ts';
import { accountShelf } from './shelf.ts';

type Named = Pick<CharacterCard, 'id' | 'name'>;

/** Moves heroes of this device into the account, one after another. Those that the account does not take stay here, with the reason said. */
export async function moveHeroes(heroes: readonly Named[]): Promise<void> {
  let moved = 0;
  for (const one of heroes) {
    const kept = deviceHeroes.read(one.id);
    if (kept === null) continue;
    try {
      await accountShelf.add(kept, deviceHeroes.picture(one.id));
    } catch (error) {
      // The shelves show who has moved; why the others have not must be read.
      return notify.refusal(error, {
        title: 'Not moved',
        sentence: `${one.name} could not be moved and stays on this device. Please try again.`,
      });
    }
    deviceHeroes.remove(one.id);
    moved += 1;
  }
  if (moved > 0) notify.done('Moved', `${countText(moved, 'hero', 'heroes')} moved into your account.`);
}
