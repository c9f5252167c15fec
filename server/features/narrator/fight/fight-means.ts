import { contentOfSpell, featureContentOf } from '#domain/character/effects/content.ts';
import { activeFeaturesOf } from '#domain/combat/use/active-features.ts';
import { castsOfWay, usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import type { HeroWay } from '#domain/combat/use/feature-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isOnlyAsked } from '#domain/rules/activity/own-turn.ts';
import { spells } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import type { FightStage } from '#server/features/storyteller/index.ts';

/** A spell that a hero has ready, with what it does. */
export interface ReadySpell {
  spell: Spell;
  activities: readonly Activity[];
}

/** Something that a feature lets a hero do. */
export interface ReadyWay {
  way: HeroWay;
  used: UsedActivity;
}

/** A hero in a fight with all that they can do in it. */
export interface FightMeans {
  combat: Combat;
  hero: Combatant;
  spells: readonly ReadySpell[];
  ways: readonly ReadyWay[];
}

/** Reads what content says of the spells and features of a hero. */
export async function loadFightMeans(combat: Combat, hero: Combatant): Promise<FightMeans> {
  const ready = await Promise.all(
    (hero.slotCasting?.spells ?? []).map(async (id): Promise<ReadySpell[]> => {
      const spell = spellOf(hero, id);
      const { spell: details } = await contentOfSpell(hero, id);
      return spell && details ? [{ spell, activities: details.activities }] : [];
    }),
  );
  const { features } = hero;
  if (features === null) return { combat, hero, spells: ready.flat(), ways: [] };
  const content = await featureContentOf([...new Set(features.features.map(({ source }) => source))], hero);
  const active = activeFeaturesOf(combat, hero.id);
  const ways = waysOfHero(features, content)
    .filter(({ id, activity }) => (activity.while !== 'active' || active.includes(id)) && activity.activation?.cast === undefined)
    .filter((way) => !isOnlyAsked(way.activity) && castsOfWay(way, features).length === 0)
    .map((way) => ({ way, used: usedFeature(way, features) }));
  return { combat, hero, spells: ready.flat(), ways };
}

function namedWay({ way: { id, index, feature, name, activity }, used }: ReadyWay): FightStage['features'][number] {
  const hit = activity.activation?.hit;
  return {
    id,
    name: used.name,
    index,
    names: [feature, name, used.name],
    rides: hit !== undefined && hit.always !== true,
    ends: activity.while === 'active' && activity.endsOwn === true,
  };
}

/** Whom a hero last acted on, as far as they still stand. */
function lastTargets({ combatants }: Combat, heroId: string): string[] {
  return combatants.filter(({ damagedBy, dead, hidden }) => damagedBy[0] === heroId && !dead && !hidden).map(({ id }) => id);
}

/** What a hero's words are read against: those whom players see, and what the hero has. */
export function fightStageOf(
  { combat, hero, spells: ready, ways }: FightMeans,
  items: readonly { id: string; name: string }[],
): FightStage {
  return {
    hero: { id: hero.id, name: hero.name },
    others: combat.combatants
      .filter(({ id, hidden }) => id !== hero.id && !hidden)
      .map(({ id, name, side, dead, hitPoints }) => ({ id, name, isFoe: side === 'foes', isDown: dead || hitPoints === 0 })),
    attacks: hero.attacks.map(({ name, kind, unarmed, weapon }) => ({
      name,
      isRanged: kind === 'ranged',
      isThrown: weapon?.properties.includes('thrown') === true,
      isUnarmed: unarmed === true,
    })),
    spells: ready.map(({ spell: { id, name } }) => ({ id, name })),
    knownOf: spells,
    features: ways.map(namedWay),
    items,
    last: lastTargets(combat, hero.id),
  };
}
