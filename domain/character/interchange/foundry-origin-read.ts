import type { Character } from '#domain/character/character.ts';
import type { FoundryActor, FoundryItem } from './foundry-actor.ts';
import type { FoundryFlags } from './foundry-flags.ts';
import { yes } from '#domain/result.ts';
import { classIds, highestLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { fixedGainOf } from '#domain/character/sheet/hit-points.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { species, speciesIds } from '#domain/srd/species.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const levelOf = ({ system }: FoundryItem) => {
  const levels = Math.round(system.levels ?? 1);
  return Number.isFinite(levels) ? Math.min(highestLevel, Math.max(1, levels)) : 1;
};

/** What the hit die gave at each level after the first, as the class of an actor remembers it; none of it when it does not. */
function gainsIn({ system: { advancement } }: FoundryItem, id: ClassId, level: number): number[] {
  const { hitDie } = classes[id];
  const list: unknown[] = Array.isArray(advancement) ? advancement : Object.values(advancement ?? {});
  const found = list.flatMap((each) => {
    const entry = new Map<string, unknown>(Object.entries(each ?? {}));
    return entry.get('type') === 'HitPoints' ? [new Map<string, unknown>(Object.entries(entry.get('value') ?? {}))] : [];
  });
  const [values] = found;
  if (!values || values.size < 2) return [];
  return Array.from({ length: level - 1 }, (_, index) => {
    const gain = values.get(String(index + 2));
    return typeof gain === 'number' && Number.isInteger(gain) && gain >= 1 && gain <= hitDie ? gain : fixedGainOf(hitDie);
  });
}

interface Calling {
  id: ClassId;
  level: number;
  hitPointGains: number[];
  hitDiceSpent: number;
  report: string[];
}

/** The paths of an actor that are not the one of its class here. */
function strangePaths({ items }: FoundryActor, id: ClassId): string[] {
  const ours = classes[id].subclass.name;
  const others = items.filter(({ type, name }) => type === 'subclass' && slugOf(name) !== slugOf(ours));
  return others.map(({ name, system }) => {
    const isOfClass = system['classIdentifier'] === undefined || system['classIdentifier'] === id;
    return `The subclass “${name.slice(0, 60)}” cannot be imported${isOfClass ? `: the ${id} here follows ${ours}` : ''}.`;
  });
}

/** The class of an actor with the most levels that is known, at its own level and not that of all together; refuses when there is none. */
export function classIn(actor: FoundryActor): CharacterResult<Calling> {
  const written = actor.items.filter(({ type }) => type === 'class');
  const known = written.flatMap((item) => {
    const id = classIds.find((each) => each === item.system.identifier || each === slugOf(item.name));
    return id ? [{ id, item, level: levelOf(item) }] : [];
  });
  const [first] = known.toSorted((a, b) => b.level - a.level);
  if (!first && written.length === 0) return refuse('actorHasNoClass', {});
  if (!first) return refuse('classIsUnknown', { class: written[0]?.name.slice(0, 60) ?? '' });
  const { id, level, item: kept } = first;
  const others = written.filter((item) => item !== kept);
  const report = others.map(
    (item) =>
      `A character has one class here: ${classes[id].name} of level ${level} is kept, ${item.name.slice(0, 60)} of level ${levelOf(item)} is not.`,
  );
  const spent = kept.system.hd?.spent ?? kept.system.hitDiceUsed ?? 0;
  const hitDiceSpent = Number.isFinite(spent) ? Math.min(level, Math.max(0, Math.round(spent))) : 0;
  return yes({ id, level, hitPointGains: gainsIn(kept, id, level), hitDiceSpent, report: [...report, ...strangePaths(actor, id)] });
}

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
