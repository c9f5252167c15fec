import { linkKey } from './links.ts';
import type { EffectiveLore, LoreText } from './table-lore.ts';

/**
 * The lore of a campaign as one person reads it, from the entries of the world and of the campaign that they may read. The
 * campaign's version of an entry replaces the world's for everybody who may read it.
 */
export function effectiveLore(world: readonly LoreText[], table: readonly LoreText[]): EffectiveLore[] {
  const own = new Map(table.map((entry) => [entry.id, entry]));
  const known = new Set(world.map(({ id }) => id));
  return [
    ...world.map((entry) => {
      const version = own.get(entry.id);
      return version ? effectiveAs('version', version, [entry.name, ...entry.aliases]) : effectiveAs('world', entry);
    }),
    ...table.filter(({ id }) => !known.has(id)).map((entry) => effectiveAs('campaign', entry)),
  ];
}

function effectiveAs(origin: EffectiveLore['origin'], entry: LoreText, worldly: readonly string[] = []): EffectiveLore {
  const { id, category, name, aliases, text, audience } = entry;
  return { id, category, name, aliases, text, audience, origin, knownAs: [...new Set([...aliases, ...worldly])] };
}

/** Whether an entry holds every word that is looked for, in its names or its text, whatever the case and accents. */
export function tellsOf({ name, knownAs, text }: Pick<EffectiveLore, 'name' | 'knownAs' | 'text'>, search: string): boolean {
  const words = linkKey(search).split(' ');
  const said = linkKey([name, ...knownAs, text].join('\n'));
  return words.every((word) => said.includes(word));
}
