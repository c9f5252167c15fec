import { linkKey } from './lore-links.ts';
import type { LoreHere, LoreWords } from './table-lore.ts';

/**
 * The lore of a campaign as one person reads it, out of what they may read of the world's and of the table's own. The table's
 * version of an entry stands in its place; one that is not for somebody leaves them what the world says.
 */
export function loreHere(world: readonly LoreWords[], table: readonly LoreWords[]): LoreHere[] {
  const own = new Map(table.map((entry) => [entry.id, entry]));
  const known = new Set(world.map(({ id }) => id));
  return [
    ...world.map((entry) => {
      const version = own.get(entry.id);
      return version ? hereAs('version', version, [entry.name, ...entry.aliases]) : hereAs('world', entry);
    }),
    ...table.filter(({ id }) => !known.has(id)).map((entry) => hereAs('campaign', entry)),
  ];
}

function hereAs(origin: LoreHere['origin'], entry: LoreWords, worldly: readonly string[] = []): LoreHere {
  const { id, category, name, aliases, text, audience } = entry;
  return { id, category, name, aliases, text, audience, origin, knownAs: [...new Set([...aliases, ...worldly])] };
}

/** Whether an entry holds every word that is looked for, in its names or its text, whatever the case and accents. */
export function tellsOf({ name, knownAs, text }: Pick<LoreHere, 'name' | 'knownAs' | 'text'>, search: string): boolean {
  const words = linkKey(search).split(' ');
  const said = linkKey([name, ...knownAs, text].join('\n'));
  return words.every((word) => said.includes(word));
}
