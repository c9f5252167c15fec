import type { Creature } from '#domain/encounter/creature.ts';
import { knownFoes, readFoes, readLevels, withCount, writeFoes, writeLevels } from '#domain/encounter/foes.ts';
import type { Foe } from '#domain/encounter/foes.ts';
import { isMetIn } from '#domain/encounter/lore-creatures.ts';
import type { NamingLore } from '#domain/encounter/lore-creatures.ts';
import { suggestEncounter } from '#domain/encounter/suggest.ts';
import { difficulties, groupings, terrains } from '#domain/encounter/terrains.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { newSeed } from '#web/lib/new-seed.ts';
import { useNavigate, useSearch, useSearchNow } from '#web/ui/router/router-view.tsx';

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
export const useEncounterChoices = () => choicesAt(useSearch());

function choicesAt(search: Readonly<Record<string, string | undefined>>) {
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

export type Choices = ReturnType<typeof choicesAt>;

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
 * whoever changes something of it by hand writes all of it down. A change is one of what the address says by then, which may be
 * ahead of the screen: who presses twice at once loses nothing.
 */
export function useEncounter(sources: EncounterSources) {
  const choices = useEncounterChoices();
  const searchNow = useSearchNow();
  const navigate = useNavigate();
  const levels = sources.heroLevels ?? choices.levels;
  const { place, suggested, foes } = foesAt(choices, sources);
  const byId = new Map(sources.creatures.map((each) => [each.id, each]));
  const go = (change: Change) => {
    const now = choicesAt(searchNow());
    const changed = typeof change === 'function' ? change(now) : change;
    void navigate({ to: '/tools/encounters', search: addressOf({ ...now, ...changed }), replace: true, resetScroll: false });
  };
  const write = (next: (foes: readonly Foe[]) => readonly Foe[]) =>
    go((now) => ({ written: [...next(foesAt(now, sources).foes)], seed: undefined }));
  return {
    choices,
    levels,
    /** The entry of lore that is chosen. */
    place,
    foes: knownFoes(foes, byId),
    /** What the suggestion has to say of itself; null without one. */
    suggested,
    go,
    /** So many more of a creature, or fewer. */
    add: (id: string, more = 1) => write((all) => withCount(all, id, (all.find((foe) => foe.id === id)?.count ?? 0) + more)),
    toggleLock: (id: string) => write((all) => all.map((foe) => (foe.id === id ? { ...foe, locked: !foe.locked } : foe))),
    suggest: () => go((now) => ({ written: foesAt(now, sources).foes.filter(({ locked }) => locked), seed: newSeed() })),
    clear: () => write(() => []),
  };
}

type Change = Partial<Choices> | ((now: Choices) => Partial<Choices>);

/** Whom choices lead to: what is written of it, or what is suggested. */
function foesAt(choices: Choices, { creatures, heroLevels, lore }: EncounterSources) {
  const { difficulty, terrain, grouping, seed, written, loreId } = choices;
  const levels = heroLevels ?? choices.levels;
  const place = lore.find(({ id }) => id === loreId) ?? null;
  const of = place === null ? undefined : creatures.filter((each) => isMetIn(each, place)).map(({ id }) => id);
  const suggested =
    seed === undefined ? null : suggestEncounter(creatures, { levels, difficulty, terrain, grouping, of, locked: written, seed });
  return { place, suggested, foes: suggested?.foes ?? written };
}

export type Encounter = ReturnType<typeof useEncounter>;
