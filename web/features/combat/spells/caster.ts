import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { SeenArea } from '#domain/combat/view.ts';
import { castByCreature } from '#domain/combat/use/spell-in-use.ts';
import { giftedIn, reachingSpell } from '#domain/combat/use/spell-traits.ts';
import { castsLeft } from '#domain/combat/uses.ts';
import { castingBarOf } from '#domain/rules/casting-bar.ts';
import type { CastingBar } from '#domain/rules/casting-bar.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';
import { findSpell, spells } from '#domain/srd/spells.ts';
import { actorOfHero, slotsByLevel } from '#domain/combat/deeds/actor.ts';
import type { Actor, FreeWay } from '#domain/combat/deeds/activity-use.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { damageGifts } from '#domain/srd/spells/spell-gifts.ts';
import type { DamageGift } from '#domain/srd/spells/spell-gifts.ts';

/** A spell that somebody has ready. */
export interface ReadySpell {
  spell: Spell;
  /** The level it is cast at where no slot is spent; null where a slot decides. */
  castAt: number | null;
  /** How often it can still be cast today, for creatures; null where slots count, or nothing does. */
  left: number | null;
  /** What pays for it in place of a slot, as far as it is left. */
  free: FreeWay[];
  /** What features add to its damage. */
  gifts?: readonly DamageGift[];
  /** What lets it be cast with an action although it is not ready. */
  granted?: FreeWay;
}

/** Somebody who casts. */
export interface Caster extends Actor {
  spells: ReadySpell[];
  /** Spells of their own that go on, by id, with the level they were cast at. */
  active: ReadonlyMap<string, number>;
  /** Those of them whose area stays in the fight, which does by itself what is due there. */
  lying?: ReadonlySet<string>;
  /** What keeps them from casting. */
  castingBar: CastingBar | null;
}

/** What pays for a spell in place of a slot, and is left. */
function freeWaysOf(features: OwnHero['features'], spell: string): FreeWay[] {
  if (features === null) return [];
  const { freeCasts, uses } = features;
  return freeCasts
    .filter((each) => each.spell === spell)
    .map(({ by, name, atWill }) => ({ by, name, left: atWill ? null : (uses.find(({ id }) => id === by)?.left ?? 0) }))
    .filter(({ left }) => left !== 0);
}

/** Spells that a use lets somebody cast although they are not ready, as long as it is left. */
function grantedTo(features: OwnHero['features']): ReadySpell[] {
  return (features?.anyCasts ?? []).flatMap(({ by, name, class: of, most }) => {
    const left = features?.uses.find(({ id }) => id === by)?.left ?? 0;
    if (left === 0) return [];
    const those = spells.filter((each) => each.level <= most && each.castingTime !== 'reaction' && each.classes.some((id) => id === of));
    return those.map((spell) => ({ spell, castAt: null, left: null, free: [{ by, name, left }], granted: { by, name, left } }));
  });
}

function fromSlots(
  user: HomebrewUser,
  slotCasting: NonNullable<OwnHero['slotCasting']>,
  features: OwnHero['features'],
): Pick<Caster, 'toHit' | 'dc' | 'modifier' | 'level' | 'slots' | 'further' | 'spells'> {
  const { toHit, dc, modifier, level, further = [] } = slotCasting;
  const slots = slotsByLevel(slotCasting.slots);
  const ready = slotCasting.spells.flatMap((id) => {
    const spell = reachingSpell({ ...user, slotCasting, features }, id);
    const gifts = spell ? damageGifts(giftedIn({ slotCasting, features }), spell) : [];
    return spell ? [{ spell, castAt: spell.level === 0 ? 0 : null, left: null, free: freeWaysOf(features, id), gifts }] : [];
  });
  return { toHit, dc, modifier, level, slots, further, spells: [...ready, ...grantedTo(features)] };
}

/** The hero of the person who looks, as somebody who casts; null where they cast nothing. */
export function casterOfHero(hero: OwnHero, name: string): Caster | null {
  if (!hero.slotCasting) return null;
  const active = hero.activeEffects.flatMap(({ spell, slot }): [string, number][] =>
    spell === null || slot === null ? [] : [[spell, slot]],
  );
  const lying = hero.activeEffects.flatMap(({ spell, hasArea }) => (spell !== null && hasArea ? [spell] : []));
  const { castingBar } = hero;
  const going = { active: new Map(active), lying: new Set(lying) };
  return { ...actorOfHero(hero, name), ...fromSlots(hero, hero.slotCasting, hero.features), ...going, castingBar };
}

/** Anybody in the fight as the Dungeon Master sees them, with the areas that stay there. */
export function casterOfCombatant(one: Combatant, areas: readonly SeenArea[]): Caster | null {
  const { id, name, slotCasting, spellcasting, concentration } = one;
  const own = one.activeEffects.flatMap(({ from, slot, source }): [string, number][] =>
    from === id && slot !== null ? [[source.id, slot]] : [],
  );
  const lying = new Set(areas.flatMap(({ by, spell }) => (by === id && spell !== undefined ? [spell] : [])));
  const common = { id, name, concentration, active: new Map(own), lying, turn: null, castingBar: castingBarOf(one.activeEffects) };
  if (slotCasting) return { ...common, ...fromSlots(one, slotCasting, one.features) };
  if (!spellcasting) return null;
  const spells = spellcasting.spells.flatMap((each) => {
    const spell = findSpell(slugOf(each.name));
    return spell ? [{ spell: castByCreature(spell, each), castAt: each.level, left: castsLeft(one, each), free: [] }] : [];
  });
  const { toHit, dc, modifier, level } = spellcasting;
  return { ...common, toHit, dc, modifier, level, slots: [], further: [], spells };
}
