import { change, CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { castsLeft } from '#domain/combat/uses.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import { takeSlot, takeUses } from './pay.ts';
import { isGranted } from './spell-traits.ts';
import { spellNumbers } from './spell-numbers.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { tierOf } from '#domain/rules/activity/strikes.ts';
import type { UsedActivity } from './used-activity.ts';

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

function fromSlots(one: Combatant, spell: UsedActivity, slot: number, granted: boolean): Casting {
  const { slotCasting } = one;
  if (!slotCasting || !(granted || slotCasting.spells.includes(spell.id)))
    throw new CombatRefusal(refuseCombat('isNotPrepared', { name: one.name, spell: spell.name }));
  const { level, proficiency } = slotCasting;
  const { toHit, dc, modifier } = spellNumbers(slotCasting, spell.id);
  return { toHit, dc, slot, tier: tierOf(level), values: { ability: modifier, level, proficiency, slot } };
}

function fromStatBlock(one: Combatant, spell: UsedActivity): Casting {
  const own = one.spellcasting?.spells.find(({ name }) => name === spell.name);
  if (!one.spellcasting || !own) throw new CombatRefusal(refuseCombat('hasNoSpell', { name: one.name }));
  const { toHit, dc, modifier, level } = one.spellcasting;
  return {
    toHit,
    dc,
    slot: own.level,
    tier: tierOf(level),
    values: { ability: modifier, level, proficiency: one.proficiency ?? proficiencyBonusOf(level), slot: own.level },
  };
}

/** With what numbers somebody uses something: those of a feature or an item, or of a spell by sheet or stat block. Refuses a spell they do not have ready. */
export function castingOf(one: Combatant, spell: UsedActivity, slot: number, granted = false): Casting {
  if (spell.kind !== 'spell' || spell.item !== undefined || spell.numbers !== null) {
    const { toHit, dc, values } = spell.numbers ?? { toHit: 0, dc: 1, values: {} };
    return { toHit, dc, slot, tier: spell.kind === 'spell' ? tierOf(one.level ?? 1) : 1, values: { ...values, slot } };
  }
  return one.slotCasting ? fromSlots(one, spell, slot, granted) : fromStatBlock(one, spell);
}

/** What a spell is paid with: a slot of a level, or a use that takes its place. */
export interface SpellPayment {
  slot: number;
  paidBy?: string | undefined;
}

/** The level that something is used at: that of the slot, or a spell's own where a use takes the place of a slot. */
export function slotOf({ kind, level, item }: UsedActivity, { slot, paidBy }: SpellPayment): number {
  if (item !== undefined) return item.level;
  return paidBy !== undefined && kind === 'spell' ? level : slot;
}

/** Spends what casting takes: a slot of that level, a use that takes its place, or one of a creature's uses. Refuses what is not left. */
export function payForSpell(draft: Draft, actorId: string, spell: UsedActivity, { slot, paidBy }: SpellPayment): void {
  const one = find(draft, actorId);
  // With numbers of its own it belongs to something that is paid for itself.
  if (spell.numbers !== null || spell.readied === true) return;
  if (paidBy !== undefined) return payByUse(draft, one, spell, paidBy);
  if (!one.slotCasting) return payFromStatBlock(draft, one, spell);
  if (spell.level === 0) return;
  if (slot < spell.level) throw new CombatRefusal(refuseCombat('needsHigherSlot', { spell: spell.name, level: spell.level }));
  if (draft.combat.active === actorId && draft.combat.slotUsed && hasSlot(one, slot)) {
    throw new CombatRefusal(refuseCombat('oneSlotEachTurn', { name: one.name }));
  }
  takeSlot(draft, actorId, slot);
  if (draft.combat.active === actorId) draft.combat = { ...draft.combat, slotUsed: true };
}

/** Spends a use that casts this spell without a slot; what is at will costs nothing. Refuses one that casts another spell, or none. */
function payByUse(draft: Draft, one: Combatant, spell: UsedActivity, paidBy: string): void {
  const { id, name, features } = one;
  if (isGranted(one, spell.id, paidBy))
    return takeUses(draft, id, paidBy, 1, features?.anyCasts.find(({ by }) => by === paidBy)?.name ?? spell.name);
  const found = features?.freeCasts.find((each) => each.by === paidBy && each.spell === spell.id);
  if (!found) throw new CombatRefusal(refuseCombat('paysForNoSpell', { name, spell: spell.name }));
  if (!found.atWill) takeUses(draft, id, paidBy, 1, found.name);
}

const hasSlot = ({ slotCasting }: Combatant, slot: number) => slotCasting?.slots.some(({ level, left }) => level === slot && left > 0);

function payFromStatBlock(draft: Draft, one: Combatant, spell: UsedActivity): void {
  const own = one.spellcasting?.spells.find(({ name }) => name === spell.name);
  if (!own) throw new CombatRefusal(refuseCombat('hasNoSpell', { name: one.name }));
  if (castsLeft(one, own) === 0) throw new CombatRefusal(refuseCombat('spellIsUsedUp', { name: one.name, spell: spell.name }));
  if (own.uses !== null) change(draft, one.id, { spellsCast: [...one.spellsCast, own.pool ?? own.name] });
}
