import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { castsLeft } from '#domain/combat/uses.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** A spell that somebody has ready. */
export interface ReadySpell {
  spell: Spell;
  /** The level it is cast at where no slot is spent; null where a slot decides. */
  castAt: number | null;
  /** How often it can still be cast today, for creatures; null where slots count, or nothing does. */
  left: number | null;
}

type Numbers = NonNullable<NonNullable<OwnHero['slotCasting']>['further']>[number];

/** Somebody who casts, with what is left of their turn. */
export interface Caster {
  id: string;
  name: string;
  toHit: number;
  dc: number;
  modifier: number;
  level: number;
  slots: { level: number; left: number }[];
  /** Spells of further classes, which are cast with other numbers. */
  further: readonly Numbers[];
  spells: ReadySpell[];
  /** Spells of their own that go on, by id, with the level they were cast at. */
  active: ReadonlyMap<string, number>;
  /** What of the turn is gone; null for a Dungeon Master, who decides. */
  turn: { acts: boolean; acted: boolean; bonusActionUsed: boolean; slotUsed: boolean; reactionUsed: boolean } | null;
}

/** Slots of one level together, those of a pact among them. */
function byLevel(slots: readonly { level: number; left: number }[]): Caster['slots'] {
  const levels = [...new Set(slots.map(({ level }) => level))].toSorted((a, b) => a - b);
  return levels.map((level) => ({ level, left: slots.reduce((sum, each) => sum + (each.level === level ? each.left : 0), 0) }));
}

/** The numbers that a spell is cast with: those of its class. */
export function numbersOf(
  caster: Pick<Caster, 'toHit' | 'dc' | 'modifier' | 'further'>,
  { id }: Pick<Spell, 'id'>,
): Omit<Numbers, 'spells'> {
  return caster.further.find(({ spells }) => spells.includes(id)) ?? caster;
}

function fromSlots(
  slotCasting: NonNullable<OwnHero['slotCasting']>,
): Pick<Caster, 'toHit' | 'dc' | 'modifier' | 'level' | 'slots' | 'further' | 'spells'> {
  const { toHit, dc, modifier, level, further = [] } = slotCasting;
  const slots = byLevel(slotCasting.slots);
  const spells = slotCasting.spells.flatMap((id) => {
    const spell = findSpell(id);
    return spell ? [{ spell, castAt: spell.level === 0 ? 0 : null, left: null }] : [];
  });
  return { toHit, dc, modifier, level, slots, further, spells };
}

/** The hero of the person who looks, as somebody who casts; null where they cast nothing. */
export function casterOfHero(hero: OwnHero, name: string): Caster | null {
  if (!hero.slotCasting) return null;
  const active = hero.activeEffects.flatMap(({ spell, slot }): [string, number][] =>
    spell === null || slot === null ? [] : [[spell, slot]],
  );
  const { attacksMade, bonusActionUsed, slotUsed, reactionUsed, moves } = hero;
  const turn = { acts: moves.endTurn, acted: attacksMade > 0, bonusActionUsed, slotUsed, reactionUsed };
  return { id: hero.id, name, ...fromSlots(hero.slotCasting), active: new Map(active), turn };
}

/** Anybody in the fight as the Dungeon Master sees them. */
export function casterOfCombatant(one: Combatant): Caster | null {
  const { id, name, slotCasting, spellcasting } = one;
  const own = one.activeEffects.flatMap(({ from, slot, source }): [string, number][] =>
    from === id && slot !== null ? [[source.id, slot]] : [],
  );
  const common = { id, name, active: new Map(own), turn: null };
  if (slotCasting) return { ...common, ...fromSlots(slotCasting) };
  if (!spellcasting) return null;
  const spells = spellcasting.spells.flatMap((each) => {
    const spell = findSpell(slugOf(each.name));
    return spell ? [{ spell, castAt: each.level, left: castsLeft(one, each) }] : [];
  });
  const { toHit, dc, modifier, level } = spellcasting;
  return { ...common, toHit, dc, modifier, level, slots: [], further: [], spells };
}
