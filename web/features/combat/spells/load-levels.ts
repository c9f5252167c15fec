import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';

/** What spells of these levels do, by their names. */
export async function loadLevels(levels: readonly number[]) {
  const maps = await Promise.all(levels.map(loadSpellDetails));
  return new Map(maps.flatMap((each) => [...each]));
}

/** The levels of the spells that somebody has ready. */
export function levelsOf({ spells }: { spells: readonly { spell: { level: number } }[] }): number[] {
  return [...new Set(spells.map(({ spell }) => spell.level))].toSorted((one, other) => one - other);
}
