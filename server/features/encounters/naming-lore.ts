import { srdCreatures } from '#domain/encounter/creatures.ts';
import type { Creature } from '#domain/encounter/creature.ts';
import { creatureReader, terrainsIn } from '#domain/encounter/named-creatures.ts';
import { limits } from '#domain/limits/limits.ts';
import { mentionFinder } from '#domain/narration/from-lore/lore-mentions.ts';
import type { LoreText } from '#domain/world/lore/table-lore.ts';

/** Lore as somebody reads it. */
type ReadLore = Pick<LoreText, 'id' | 'category' | 'name' | 'aliases' | 'text'>;

/** Who belongs to a place where either speaks of the other. */
const inhabitants: readonly ReadLore['category'][] = ['factions', 'monsters', 'races'];

/**
 * The entries that say who is met: the creatures that each names, and of which terrains a place speaks. A place has also
 * those whom its inhabitants name. A faction has the creatures of its terrains where it names none. Factions come first, then
 * places, then all other lore, each by name.
 */
export function namingLore(entries: readonly ReadLore[], own: readonly Creature[]) {
  const creaturesIn = creatureReader([...srdCreatures, ...own]);
  const find = mentionFinder(entries);
  const read = new Map(entries.map((entry) => [entry.id, readOf(entry, creaturesIn, find)]));
  const livingIn = inhabitantsOf(entries, read);
  return entries
    .toSorted((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
    .flatMap(({ id, name, category }) => {
      const { named, terrains } = read.get(id) ?? { named: [], terrains: [] };
      const creatures = [...new Set([...named, ...(livingIn.get(id) ?? []).flatMap((each) => read.get(each)?.named ?? [])])];
      const there = category === 'geography' || (category === 'factions' && creatures.length === 0) ? terrains : [];
      return creatures.length + there.length === 0 ? [] : [{ id, name, category, creatures, terrains: there }];
    })
    .slice(0, limits.encounterLore);
}

function readOf({ name, text }: ReadLore, creaturesIn: (text: string) => string[], find: ReturnType<typeof mentionFinder>) {
  const said = `${name}\n${text}`;
  return { named: creaturesIn(said), terrains: terrainsIn(said), refs: find(text, text) };
}

/** By each place, the ids of those who belong there. */
function inhabitantsOf(entries: readonly ReadLore[], read: ReadonlyMap<string, ReturnType<typeof readOf>>): Map<string, string[]> {
  const living = new Map<string, string[]>();
  const categories = new Map(entries.map(({ id, category }) => [id, category]));
  const isPlace = (id: string) => categories.get(id) === 'geography';
  const lives = (id: string) => inhabitants.some((each) => each === categories.get(id));
  const note = (place: string, id: string) => living.set(place, [...(living.get(place) ?? []), id]);
  for (const [id, { refs }] of read)
    for (const other of refs) {
      if (isPlace(id) && lives(other)) note(id, other);
      if (lives(id) && isPlace(other)) note(other, id);
    }
  return living;
}

const rank = ({ category }: ReadLore) => (category === 'factions' ? 0 : category === 'geography' ? 1 : 2);
