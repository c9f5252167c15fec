import { answerAt } from '#web/lib/calls/places.ts';
import { heroAnswers } from './hero-answers.ts';
import { accountShelf, deviceShelf } from './shelf.ts';

/** Has the parts of a sheet answered for heroes away from tables. */
export function openPlaces(): void {
  for (const shelf of [deviceShelf, accountShelf]) answerAt(shelf.place, heroAnswers(shelf));
}
