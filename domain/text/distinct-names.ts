import { gameLimits } from '#domain/limits/game-limits.ts';

/** A name with a number after it, shortened where both together would be longer than a name in a fight may be. */
export function numbered(name: string, number: number): string {
  const after = ` ${number}`;
  const cut = name.slice(0, gameLimits.nameLength - after.length);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}${after}`;
}

/** The same values with names that differ: a name that came before gets the next number after it. */
export function withDistinctNames<Named extends { name: string }>(values: readonly Named[]): Named[] {
  const taken = new Set<string>();
  return values.map((each) => {
    let name = each.name;
    for (let number = 2; taken.has(name); number += 1) name = numbered(each.name, number);
    taken.add(name);
    return name === each.name ? each : { ...each, name };
  });
}
