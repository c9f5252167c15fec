import type { Creature } from '#domain/encounter/creature.ts';
import { knownFoes, readFoes, readLevels, withCount, writeFoes, writeLevels } from '#domain/encounter/foes.ts';
import type { Foe } from '#domain/encounter/foes.ts';
import { isMetIn } from '#domain/encounter/lore-creatures.ts';
import type { NamingLore } from '#domain/encounter/lore-creatures.ts';
import { suggestEncounter } from '#domain/encounter/suggest.ts';
import { difficulties, groupings, terrains } from '#domain/encounter/terrains.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { newSeed } from '#web/lib/new-seed.ts';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';

/** The party of whoever has said nothing yet. */
const usualLevels = [1, 1, 1, 1];

/** What there is to build of: the creatures, the levels of a campaign’s heroes, and the lore that says who is met. */
export interface EncounterSources {
  creatures: readonly Creature[];
  /** Null without a campaign: then the levels are typed. */
  heroLevels: readonly number[] | null;
  lore: readonly (NamingLore & { id: string; name: string; category: LoreCategory })[];
}

/** The choices of the address. */
export function useEncounterChoices() {
  const search = useSearch();
  const typed = readLevels(search['party'] ?? '');
  return {
    campaignId: search['campaign'],
    /** Whose places and factions are chosen of, without a campaign. */
    worldId: search['world'],
    levels: search['party'] === undefined ? usualLevels : typed,
    difficulty: difficulties.find((each) => each === search['difficulty']) ?? 'moderate',
    terrain: terrains.find((each) => each === search['terrain']),
    grouping: groupings.find((each) => each === search['group']),
    loreId: search['lore'],
    seed: search['seed'],
    written: readFoes(search['foes'] ?? ''),
  };
}

type Choices = ReturnType<typeof useEncounterChoices>;

/** The address of an encounter, to go to or to give away; what is left out of it is as usual. */
export function addressOf({ campaignId, worldId, levels, difficulty, terrain, grouping, loreId, seed, written }: Choices) {
  const isUsual = levels.length === usualLevels.length && levels.every((level) => level === 1);
  return {
    campaign: campaignId,
    world: worldId,
    party: isUsual ? undefined : writeLevels(levels),
    difficulty: difficulty === 'moderate' ? undefined : difficulty,
    terrain,
    group: grouping,
    lore: loreId,
    seed,
    foes: written.length === 0 ? undefined : writeFoes(written),
  };
}

/**
 * The encounter that the address holds. With a seed, what is written are the foes that are locked, and the rest is suggested anew;
 * whoever changes something of it by hand writes all of it down.
 */
export function useEncounter({ creatures, heroLevels, lore }: EncounterSources) {
  const choices = useEncounterChoices();
  const navigate = useNavigate();
  const { difficulty, terrain, grouping, seed, written, loreId } = choices;
  const levels = heroLevels ?? choices.levels;
  const place = lore.find(({ id }) => id === loreId) ?? null;
  const of = place === null ? undefined : creatures.filter((each) => isMetIn(each, place)).map(({ id }) => id);
  const suggested =
    seed === undefined ? null : suggestEncounter(creatures, { levels, difficulty, terrain, grouping, of, locked: written, seed });
  const foes = suggested?.foes ?? written;
  const byId = new Map(creatures.map((each) => [each.id, each]));
  const go = (change: Partial<Choices>) =>
    void navigate({ to: '/tools/encounters', search: addressOf({ ...choices, ...change }), replace: true, resetScroll: false });
  const write = (next: readonly Foe[]) => go({ written: [...next], seed: undefined });
  return {
    choices,
    levels,
    /** The entry of lore that is chosen. */
    place,
    foes: knownFoes(foes, byId),
    /** What the suggestion has to say of itself; null without one. */
    suggested,
    go,
    write,
    setCount: (id: string, count: number) => write(withCount(foes, id, count)),
    add: (id: string) => write(withCount(foes, id, (foes.find((foe) => foe.id === id)?.count ?? 0) + 1)),
    toggleLock: (id: string) => write(foes.map((foe) => (foe.id === id ? { ...foe, locked: !foe.locked } : foe))),
    suggest: () => go({ written: foes.filter(({ locked }) => locked), seed: newSeed() }),
    clear: () => write([]),
  };
}

export type Encounter = ReturnType<typeof useEncounter>;
