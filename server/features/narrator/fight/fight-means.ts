import { revives } from '#domain/rules/activity/targeting.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { featureContentOf } from '#domain/character/effects/content.ts';
import type { Item } from '#domain/character/character.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { chargesSpent } from '#domain/character/item-use/item-charges.ts';
import { healthOf } from '#domain/combat/effects/health.ts';
import { timeOfActivation } from '#domain/combat/use/items/time-of-activation.ts';
import { itemWaysIn } from '#domain/combat/use/items/item-in-use.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import { activeFeaturesOf } from '#domain/combat/use/active-features.ts';
import { castsOfWay, usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { playedBy } from '#domain/combat/commanded.ts';
import { creatureChoices } from '#domain/srd/monsters/call-creatures.ts';
import { isFoe } from '#domain/combat/sides.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Effect } from '#domain/rules/attack-data.ts';
import { isOnlyAsked } from '#domain/rules/activity/own-turn.ts';
import { spells } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import type { readFightLine } from '#server/features/storyteller/index.ts';
import type { ReadyWay } from './ready-way.ts';
import { namedLegend } from './legendary-names.ts';
import { effectId, effectNames, loadPowers, spellsOfCreature } from './creature-means.ts';

/** A spell that a hero has ready, with what it does. */
export interface ReadySpell {
  spell: Spell;
  activities: readonly Activity[];
}

/** One thing that a hero can do with an item, and what that does: a spell that it casts, or itself. */
export interface ReadyDeed {
  way: ItemWay;
  spell: Spell | null;
  activities: readonly Activity[];
}

/** A hero or a creature in a fight, with all that they can do in it. */
export interface FightMeans {
  combat: Combat;
  hero: Combatant;
  spells: readonly ReadySpell[];
  ways: readonly ReadyWay[];
  /** What can be done with what the hero carries, ready or not. */
  deeds: readonly ReadyDeed[];
  /** Names of magic items that there are, where the hero carries any. */
  itemNames: readonly string[];
}

/** Reads what content says of the items of a hero. What follows something is there while that goes on. */
async function loadDeeds({ combatants }: Combat, hero: Combatant): Promise<Pick<FightMeans, 'deeds' | 'itemNames'>> {
  if (hero.items.length === 0) return { deeds: [], itemNames: [] };
  const { items } = await contentOfItems(waresOf(hero.homebrew));
  const isOn = (id: string) =>
    combatants.some(({ activeEffects }) => activeEffects.some(({ from, source }) => from === hero.id && source.id === id));
  const ways = itemWaysIn(hero, items).filter(({ item, activity }) => activity.while !== 'active' || isOn(item.id));
  const deeds = ways.map(async (way): Promise<ReadyDeed | null> => {
    const casts = way.activity.kind === 'utility' ? way.activity.casts : undefined;
    if (!casts) return { way, spell: null, activities: [way.activity] };
    const spell = spellOf(hero, casts.spell);
    const { spell: details } = await contentOfSpell(hero, casts.spell);
    return spell && details ? { way, spell, activities: details.activities } : null;
  });
  const loaded = await Promise.all(deeds);
  return { deeds: loaded.filter((deed) => deed !== null), itemNames: [...items.values()].map(({ name }) => name) };
}

/** Reads what content says of the spells, features and items of a hero, and of the spells and powers of a creature. */
export async function loadFightMeans(combat: Combat, hero: Combatant): Promise<FightMeans> {
  const ready = await Promise.all(
    [...(hero.slotCasting?.spells ?? []), ...spellsOfCreature(hero)].map(async (id): Promise<ReadySpell[]> => {
      const spell = spellOf(hero, id);
      const { spell: details } = await contentOfSpell(hero, id);
      return spell && details ? [{ spell, activities: details.activities }] : [];
    }),
  );
  const carried = await loadDeeds(combat, hero);
  const { features } = hero;
  if (features === null) return { combat, hero, spells: ready.flat(), ways: await loadPowers(hero), ...carried };
  const content = await featureContentOf([...new Set(features.features.map(({ source }) => source))], hero);
  const active = activeFeaturesOf(combat, hero.id);
  const ways = waysOfHero(features, content)
    .filter(({ id, activity }) => (activity.while !== 'active' || active.includes(id)) && activity.activation?.cast === undefined)
    .filter((way) => !isOnlyAsked(way.activity) && castsOfWay(way, features).length === 0)
    .map((way) => ({ way, used: usedFeature(way, features) }));
  return { combat, hero, spells: ready.flat(), ways, ...carried };
}

/** Something that a hero carries, by its name. */
type Carried = Pick<Item, 'id' | 'name'>;
/** What words in a fight are read against. */
type FightStage = Parameters<typeof readFightLine>[1];
type NamedDeed = FightStage['items'][number]['deeds'][number];

function namedWay({ way: { id, index, feature, name, activity }, used }: ReadyWay): FightStage['features'][number] {
  const hit = activity.activation?.hit;
  return {
    id,
    name: used.name,
    index,
    names: [feature, name, used.name],
    takes: activity.takes ?? [],
    rides: hit !== undefined && hit.always !== true,
    ends: activity.while === 'active' && activity.endsOwn === true,
  };
}

/** What others save against, as something that can be named. */
const namedEffect = (effect: Effect): FightStage['features'][number] => ({
  id: effectId(effect),
  name: effect.name,
  index: 0,
  names: effectNames(effect),
  takes: [],
  rides: false,
  ends: false,
});

function namedDeed({ way: { key, name, activity }, spell }: ReadyDeed): NamedDeed {
  return {
    key,
    name,
    spell: spell?.name ?? null,
    level: activity.kind === 'utility' ? (activity.casts?.level ?? 0) : 0,
    charges: chargesSpent(activity),
    costs: (activity.consumes ?? []).length > 0 || timeOfActivation(activity) !== 'free',
    takesLong: timeOfActivation(activity) === 'long',
  };
}

/** What a hero carries, by what can be said of it: magic items as the fight has them, and everything else by its name. */
function namedItems({ hero, deeds }: FightMeans, carried: readonly Carried[]): FightStage['items'] {
  const byItem = Map.groupBy(deeds, ({ way }) => way.item.id);
  const inFight = hero.items
    .filter(({ gone }) => !gone)
    .map(({ item: { id, name } }) => {
      const own = byItem.get(id) ?? [];
      return { id, name, kind: own[0]?.way.ware.kind ?? null, deeds: own.map(namedDeed) };
    });
  const others = carried.filter(({ id }) => !hero.items.some(({ item }) => item.id === id));
  return [...inFight, ...others.map(({ id, name }) => ({ id, name, kind: null, deeds: [] }))];
}

/** Whom a hero last acted on, as far as they still stand. */
function lastTargets({ combatants }: Combat, heroId: string): string[] {
  return combatants.filter(({ damagedBy, dead, hidden }) => damagedBy[0] === heroId && !dead && !hidden).map(({ id }) => id);
}

/** Words in brackets by which those who can be called are told apart. */
const asidesOf = ({ spells: ready, deeds, ways }: FightMeans): string[] =>
  [
    ...ready.flatMap(({ activities }) => activities),
    ...deeds.flatMap(({ activities }) => activities),
    ...ways.map(({ way }) => way.activity),
  ]
    .flatMap((activity) => (activity.kind === 'summon' ? creatureChoices(activity) : []))
    .flatMap((name) => / \((.*)\)$/.exec(name)?.[1]?.toLowerCase() ?? []);

/** What a hero's words are read against: those whom players see, and what the hero has. */
export function fightStageOf(means: FightMeans, carried: readonly Carried[]): FightStage {
  const { combat, hero, spells: ready, ways } = means;
  return {
    hero: { id: hero.id, name: hero.name },
    isCommanded: hero.kind === 'npc' && playedBy(combat, hero) !== undefined,
    asides: asidesOf(means),
    others: combat.combatants
      .filter(({ id, hidden }) => id !== hero.id && !hidden)
      .map((one) => {
        const health = healthOf(one);
        return {
          id: one.id,
          name: one.name,
          isFoe: isFoe(hero.side, one.side),
          isDown: health === 'dead' || health === 'down',
          isBloodied: health === 'bloodied' || health === 'nearDeath',
        };
      }),
    attacks: hero.attacks.map(({ name, kind, unarmed, weapon }) => ({
      name,
      isRanged: kind === 'ranged',
      isThrown: weapon?.properties.includes('thrown') === true,
      isUnarmed: unarmed === true,
    })),
    attacksPerTurn: hero.attacksPerTurn,
    spells: ready.map(({ spell: { id, name }, activities }) => ({ id, name, ...(activities.some(revives) && { revives: true as const }) })),
    knownOf: spells,
    features: [...ways.map(namedWay), ...hero.effects.map(namedEffect), ...namedLegend(hero)],
    items: namedItems(means, carried),
    itemNames: means.itemNames,
    last: lastTargets(combat, hero.id),
  };
}
