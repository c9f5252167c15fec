import { gameLimits } from './game-limits.ts';

/** A name with a number after it, shortened where both together would be longer than a name in a fight may be. */
export function numbered(name: string, number: number): string {
  const after = ` ${number}`;
  const cut = name.slice(0, gameLimits.nameLength - after.length);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}${after}`;
}

/** The same things with names that differ: a name that came before gets the next number after it. */
export function withDistinctNames<Named extends { name: string }>(things: readonly Named[]): Named[] {
  const taken = new Set<string>();
  return things.map((thing) => {
    let name = thing.name;
    for (let number = 2; taken.has(name); number += 1) name = numbered(thing.name, number);
    taken.add(name);
    return name === thing.name ? thing : { ...thing, name };
  });
}
