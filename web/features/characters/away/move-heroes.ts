import type { CharacterCard } from '#domain/character/card.ts';
import { countText } from '#domain/text/count-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { deviceHeroes } from './device-heroes.ts';
import { accountShelf } from './shelf.ts';

type Named = Pick<CharacterCard, 'id' | 'name'>;

/** Moves heroes of this device into the account, one after another. Those that the account does not take stay here, and are named. */
export async function moveHeroes(heroes: readonly Named[]): Promise<void> {
  const moved: Named[] = [];
  for (const one of heroes) {
    const kept = deviceHeroes.read(one.id);
    if (kept === null) continue;
    try {
      await accountShelf.add(kept, deviceHeroes.picture(one.id));
    } catch (error) {
      notify.refusal(error, { title: 'Not moved', sentence: `${one.name} could not be moved and stays on this device. Please try again.` });
      break;
    }
    deviceHeroes.remove(one.id);
    moved.push(one);
  }
  if (moved.length > 0) notify.done('Moved', `${countText(moved.length, 'hero', 'heroes')} moved into your account.`);
}
