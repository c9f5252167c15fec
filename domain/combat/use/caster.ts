import { change, CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { castsLeft } from '#domain/combat/uses.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import { tierOf } from './targets.ts';
import type { UsedSpell } from './used-spell.ts';

/** The numbers that somebody casts a spell with. */
export interface Casting {
  toHit: number;
  dc: number;
  /** What the names of the spell's formulas stand for. */
  values: FormulaValues;
  /** The level the spell is cast at. */
  slot: number;
  /** By which cantrips grow: one die at first, and one more at levels 5, 11 and 17. */
  tier: number;
}

function fromSlots(one: Combatant, spell: UsedSpell, slot: number): Casting {
  const { slotCasting } = one;
  if (!slotCasting?.spells.includes(spell.id))
    throw new CombatRefusal(refuseCombat('isNotPrepared', { name: one.name, spell: spell.name }));
  const { toHit, dc, modifier, level, proficiency } = slotCasting;
  return { toHit, dc, slot, tier: tierOf(level), values: { ability: modifier, level, proficiency, slot } };
}

function fromStatBlock(one: Combatant, spell: UsedSpell): Casting {
  const own = one.spellcasting?.spells.find(({ name }) => name === spell.name);
  if (!one.spellcasting || !own) throw new CombatRefusal(refuseCombat('hasNoSpell', { name: one.name }));
  const { toHit, dc, modifier, level } = one.spellcasting;
  return { toHit, dc, slot: own.level, tier: tierOf(level), values: { ability: modifier, level, slot: own.level } };
}

/** With what numbers somebody casts a spell: a hero's sheet or a stat block. Refuses a spell they do not have ready. */
export function castingOf(one: Combatant, spell: UsedSpell, slot: number): Casting {
  return one.slotCasting ? fromSlots(one, spell, slot) : fromStatBlock(one, spell);
}

/** Spends what casting takes: a slot of that level, or one of a creature's uses. Refuses what is not left. */
export function payForSpell(draft: Draft, actorId: string, spell: UsedSpell, slot: number): void {
  const one = find(draft, actorId);
  if (!one.slotCasting) return payFromStatBlock(draft, one, spell);
  if (spell.level === 0) return;
  if (slot < spell.level) throw new CombatRefusal(refuseCombat('needsHigherSlot', { spell: spell.name, level: spell.level }));
  const { slots } = one.slotCasting;
  if (!slots.some(({ level, left }) => level === slot && left > 0)) {
    throw new CombatRefusal(refuseCombat('noSlotLeft', { name: one.name, level: slot }));
  }
  if (draft.combat.active === actorId && draft.combat.slotUsed) {
    throw new CombatRefusal(refuseCombat('oneSlotEachTurn', { name: one.name }));
  }
  const left = slots.map((each) => (each.level === slot ? { ...each, left: each.left - 1 } : each));
  change(draft, actorId, { slotCasting: { ...one.slotCasting, slots: left } });
  if (draft.combat.active === actorId) draft.combat = { ...draft.combat, slotUsed: true };
}

function payFromStatBlock(draft: Draft, one: Combatant, spell: UsedSpell): void {
  const own = one.spellcasting?.spells.find(({ name }) => name === spell.name);
  if (!own) throw new CombatRefusal(refuseCombat('hasNoSpell', { name: one.name }));
  if (castsLeft(one, own) === 0) throw new CombatRefusal(refuseCombat('spellIsUsedUp', { name: one.name, spell: spell.name }));
  if (own.uses !== null) change(draft, one.id, { spellsCast: [...one.spellsCast, own.pool ?? own.name] });
}

/** Takes the part of the turn that it needs; refuses what was taken already, and what no turn has time for. */
export function takeTime(draft: Draft, actorId: string, { takes, name: spell }: UsedSpell): void {
  const { combat } = draft;
  const { name, reactionUsed, attacksPerTurn } = find(draft, actorId);
  if (takes === 'free') return;
  if (takes === 'long') throw new CombatRefusal(refuseCombat('takesTooLong', { spell }));
  if (takes === 'reaction') {
    if (reactionUsed) throw new CombatRefusal(refuseCombat('reactionUsed', { name }));
    return change(draft, actorId, { reactionUsed: true });
  }
  if (combat.active !== actorId) return;
  if (takes === 'action') {
    draft.combat = { ...combat, attacksMade: Math.max(combat.attacksMade, attacksPerTurn) };
    return;
  }
  if (combat.bonusActionUsed) throw new CombatRefusal(refuseCombat('bonusActionUsed', { name }));
  draft.combat = { ...combat, bonusActionUsed: true };
}
