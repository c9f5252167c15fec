import { knownPerson } from '#web/lib/session/session.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';

const FLAT = 'hearthlore.dice.flat';
const isTrue = (value: unknown) => value === true || null;

/** What a visitor has chosen on this device. */
export const visitorsDice = {
  areThrown: () => readStored(localStorage, FLAT, isTrue) === null,
  keep: (areThrown: boolean) => writeStored(localStorage, FLAT, areThrown ? null : true),
};

/** Whether dice roll across the page for whoever looks at it: as their account says, or the device of a visitor. */
export function wantsThrownDice(): boolean {
  return knownPerson()?.preferences.thrownDice ?? visitorsDice.areThrown();
}
