import type { Dice } from '#domain/dice/dice.ts';

/** One of several, by a roll; throws for an empty list. */
export function pick<Thing>(dice: Dice, things: readonly Thing[]): Thing {
  const thing = things[dice(things.length) - 1];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

/** Some of several, each once, in the order in which they fell. */
export function pickSome<Thing>(dice: Dice, things: readonly Thing[], most: number): Thing[] {
  const left = [...things];
  return Array.from({ length: Math.min(most, left.length) }, () => left.splice(dice(left.length) - 1, 1)).flat();
}
