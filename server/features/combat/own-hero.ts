import { whatStops } from '#domain/combat/effects/condition.ts';
import { commandedBy } from '#domain/combat/commanded.ts';
import { isReadied, readiedSpellOf } from '#domain/combat/effects/ready.ts';
import { refusedActs } from '#domain/combat/acts/refuse-act.ts';
import { mustNow } from '#domain/combat/acts/must.ts';
import { movesOf } from '#domain/combat/permit.ts';
import { attacksAllowed, refuseMagic, usedThisTurnBy } from '#domain/combat/turn-budget.ts';
import { castsMost } from '#domain/combat/deeds/casts-most.ts';
import { actorOfHero } from '#domain/combat/deeds/actor.ts';
import { deedsOfCalled } from '#domain/combat/deeds/power-deeds.ts';
import { waresCarried } from '#domain/combat/use/items/wares-carried.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { loreOf } from '#domain/combat/effects/features/hunters-lore.ts';
import { activeFeaturesOf } from '#domain/combat/use/active-features.ts';
import { offerTo } from '#domain/combat/reactions/open-offers.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { castingBarOf } from '#domain/rules/casting-bar.ts';
import type { OwnHero } from '#contract/play/combat-shapes.ts';

/**
 * Those who do what a hero says and live, as their player commands them. What a mount attacks with stays with the Dungeon Master, unless
 * the hero called it: while it is ridden, it does not attack.
 */
export function companionsOf(combat: Combat, hero: Combatant, catalogue: MagicCatalogue): OwnHero[] {
  return commandedBy(combat, hero.id)
    .filter(({ dead }) => !dead)
    .map((one) => {
      const isRidden = hero.rides === one.id;
      const own = ownHeroOf(combat, one.summoned ? one : { ...one, attacks: [], effects: [] }, catalogue);
      return { ...own, calledBy: hero.id, ...(isRidden && { isRidden: true as const }) };
    });
}

/** What a hero, or somebody whom a hero has called, can do, and what of it may be done now, for whoever plays them. */
export function ownHeroOf(combat: Combat, hero: Combatant, catalogue: MagicCatalogue): OwnHero {
  const own = ownStateOf(combat, hero);
  const wares = waresCarried(hero, catalogue);
  return {
    ...own,
    ...(wares.length > 0 && { wares }),
    ...(hero.powers && { deeds: deedsOfCalled(hero, hero.powers, actorOfHero(own, hero.name)) }),
  };
}

function ownStateOf(combat: Combat, hero: Combatant): OwnHero {
  const { id, attacks, effects, spent, concentration, slotCasting, features, homebrew, reactionUsed } = hero;
  const acts = combat.active === id;
  const lore = loreOf(combat, hero);
  const spell = readiedSpellOf(hero);
  const must = mustNow(combat, hero);
  const stoppedBy = whatStops(hero);
  return {
    id,
    attacks,
    effects,
    spent,
    attacksMade: acts ? combat.attacksMade : 0,
    attacksPerTurn: attacksAllowed(hero),
    concentration,
    slotCasting,
    features,
    homebrew,
    activeFeatures: activeFeaturesOf(combat, id),
    usedThisTurn: usedThisTurnBy(combat, id),
    happened: combat.happened.filter(({ by }) => by === id),
    activeEffects: hero.activeEffects.map((effect) => {
      const own = effect.from === id && effect.slot !== null;
      const { name, text, source } = effect;
      const hasArea = own && combat.areas.some(({ by, used }) => by === id && used.id === source.id);
      const spell = own ? { spell: source.id, slot: effect.slot } : { spell: null, slot: null };
      return { id: effect.id, name, text, ...spell, ...(hasArea && { hasArea }) };
    }),
    castingBar: castingBarOf(hero.activeEffects),
    bonusActionUsed: acts && combat.bonusActionUsed,
    slotUsed: acts && combat.slotUsed,
    attackedWith: acts ? combat.attackedWith : [],
    ammunition: hero.ammunition,
    items: hero.items.filter(({ gone }) => !gone),
    activeItems: hero.activeEffects.flatMap(({ from, source }) => (from === id ? [source.id] : [])),
    ...(hero.level !== undefined && { level: hero.level }),
    shots: hero.shots,
    reactionUsed,
    reaction: offerFor(combat, id),
    refusedActs: refusedActs(combat, hero),
    ...(must && { must }),
    isReadied: isReadied(hero),
    ...(spell && { readiedSpell: spell }),
    ...(lore.length > 0 && { lore }),
    ...(acts && refuseMagic(combat, hero) !== null && { noMagic: true as const }),
    ...(stoppedBy !== null && { stoppedBy }),
    ...(castsMost(hero) && { spellsFirst: true as const }),
    moves: movesOf(combat, hero),
  };
}

/** What a hero is asked now, with the name of who causes it as far as players see them. */
function offerFor(combat: Combat, id: string): OwnHero['reaction'] {
  const asked = offerTo(combat, id);
  if (!asked) return null;
  const { byId, ...offer } = asked;
  const by = combat.combatants.find((one) => one.id === byId);
  return { ...offer, by: by === undefined || by.hidden ? null : by.name };
}
