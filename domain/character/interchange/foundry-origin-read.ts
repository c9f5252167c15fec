import type { Character } from '#domain/character/character.ts';
import type { FoundryActor } from './foundry-actor.ts';
import type { FoundryFlags } from './foundry-flags.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { species } from '#domain/srd/species.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';

type Origin = Pick<Character, 'species' | 'lineage'> & { report: string[] };

/** The species of an actor, by any word of its name; a human when none is known. */
export function speciesIn({ items, system }: FoundryActor, flags: FoundryFlags | null): Origin {
  const { race } = system.details;
  const written = items.find(({ type }) => type === 'race' || type === 'species')?.name ?? (typeof race === 'string' ? race : '');
  const words = slugOf(written).split('-');
  const found = speciesIds.find((id) => words.includes(id));
  const kind = found ?? (/gnom/i.test(written) ? 'gnome' : 'human');
  const { lineages } = species[kind];
  const named = lineages.find((lineage) => slugOf(written).includes(slugOf(lineage))) ?? flags?.lineage ?? null;
  const lineage = named !== null && lineages.includes(named) ? named : null;
  const isStrange = written !== '' && kind === 'human' && found === undefined;
  return {
    species: kind,
    lineage,
    report: isStrange ? [`The species “${written.slice(0, 60)}” is not known here, so this character was imported as a human.`] : [],
  };
}
