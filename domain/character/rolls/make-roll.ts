import { naturalOf } from '#domain/dice/degree.ts';
import { rollD20, rollDice } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { reasonNotes } from '#domain/dice/reasons.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { signed } from '#domain/rules/ability.ts';
import type { PartDice } from '#domain/character/sheet/figure.ts';
import { reasonsOf } from './circumstances.ts';
import { atLeast } from '#domain/dice/least-total.ts';
import { raisedBy, reliably } from '#domain/rules/great-weapon-dice.ts';
import type { SheetRoll } from './sheet-roll.ts';

/** What counted besides the faces, a line each. */
function notesOf({ circumstances, exhaustion, bonus, near }: SheetRoll): string[] {
  return [
    ...reasonNotes(reasonsOf(circumstances)),
    ...(exhaustion === 0 ? [] : [`Exhaustion ${signed(exhaustion)}`]),
    ...(bonus === 0 ? [] : [`Situational bonus ${signed(bonus)}`]),
    ...(near === undefined ? [] : [`${near.label} ${signed(near.value)}`]),
  ];
}

/** Rolls the dice that effects add, `times` as many: what they come to, and a line for each. */
function rollAdded(dice: Dice, added: readonly PartDice[], times: number): { sum: number; notes: string[] } {
  const rolled = added.map(({ label, dice: text }) => {
    const sign = text.startsWith('-') ? -1 : 1;
    const { total, dice: what } = rollDice(dice, text.replace(/^-/, ''), label, times);
    return { value: sign * total, note: `${label} ${sign < 0 ? '-' : ''}${what}: ${signed(sign * total)}` };
  });
  return { sum: rolled.reduce((sum, { value }) => sum + value, 0), notes: rolled.map(({ note }) => note) };
}

/** How an attack went: a natural 20 hits and is critical, a natural 1 misses; a lower critical face is critical where it hits. */
export function attackOutcome(
  natural: number,
  total: number,
  { difficulty, criticalFrom }: Pick<SheetRoll, 'difficulty' | 'criticalFrom'>,
): Roll['outcome'] {
  if (natural === 1) return 'miss';
  const hits = natural === 20 || difficulty === null || total >= difficulty;
  if (hits && natural >= (criticalFrom ?? 20)) return 'criticalHit';
  if (difficulty === null) return undefined;
  return hits ? 'hit' : 'miss';
}

/** How a d20 test went, as far as it can be said. Only attacks go by the natural face (SRD 5.2.1, D20 Tests). */
function outcomeOf(roll: Roll, planned: SheetRoll): Roll['outcome'] {
  const { what, difficulty } = planned;
  if (what === 'attack' || what === 'spellAttack') return attackOutcome(naturalOf(roll) ?? 0, roll.total, planned);
  if (difficulty === null) return undefined;
  return roll.total >= difficulty ? 'success' : 'failure';
}

function rollDamage(dice: Dice, planned: SheetRoll): Roll {
  const { label, dice: text, modifier, raisesLowDice, isCritical } = planned;
  const isPlain = /^\d+$/.test(text);
  const rolled: Roll = isPlain
    ? { label, dice: text, faces: [], kept: [], modifier: Number(text), total: Number(text), against: null }
    : rollDice(dice, text, label, isCritical ? 2 : 1);
  const raised = raisesLowDice ? raisedBy(rolled.kept) : 0;
  const extra = rollAdded(dice, planned.added, isCritical ? 2 : 1);
  const faces = rolled.kept.reduce((sum, face) => sum + face, 0);
  // Damage is never below nothing.
  const total = Math.max(0, rolled.total + modifier + raised + extra.sum);
  const notes = [...notesOf(planned), ...(raised === 0 ? [] : [`Great Weapon Fighting ${signed(raised)}`]), ...extra.notes];
  return { ...rolled, modifier: total - faces, total, notes, ...(planned.type !== undefined && { type: planned.type }) };
}

/** A d20 that counted and shows 1, rolled again once; of two dice only one is. */
function rerolled(
  roll: Roll,
  { advantage, rerollsOne }: Pick<SheetRoll, 'advantage' | 'rerollsOne'>,
  dice: Dice,
): { roll: Roll; notes: string[] } {
  const face = roll.kept[0];
  if (!rerollsOne || face !== 1) return { roll, notes: [] };
  const again = dice(20);
  const others = roll.faces.toSpliced(roll.faces.indexOf(1), 1);
  const kept = advantage === 'disadvantage' ? Math.min(again, ...others) : Math.max(again, ...others);
  const faces = [...roll.faces, again];
  return {
    roll: { ...roll, dice: `${faces.length}d20`, faces, kept: [kept], total: kept + roll.modifier },
    notes: ['Luck: a 1 was rolled again'],
  };
}

/** What counts for a d20 besides the number that is added: dice of effects, and traits. */
export type TestTraits = Pick<SheetRoll, 'added' | 'isReliable' | 'rerollsOne' | 'leastTotal'>;

/** Rolls a d20 with all that counts for it; the total is always what was kept and the modifier together. */
export function rollTest(dice: Dice, terms: Parameters<typeof rollD20>[1], traits: TestTraits): Roll {
  const { roll: first, notes } = rerolled(rollD20(dice, terms), { ...traits, advantage: terms.advantage }, dice);
  const extra = rollAdded(dice, traits.added, 1);
  const sum = { ...first, modifier: first.modifier + extra.sum, total: first.total + extra.sum };
  const roll = traits.isReliable ? reliably(sum) : sum;
  const all = [...notes, ...extra.notes, ...(roll.notes ?? [])];
  return atLeast(all.length === 0 ? roll : { ...roll, notes: all }, traits.leastTotal);
}

/** Lets the dice fall. */
export function makeRoll(planned: SheetRoll, dice: Dice): Roll {
  if (planned.what === 'damage') return rollDamage(dice, planned);
  const { label, advantage, difficulty: against, modifier } = planned;
  const roll = rollTest(dice, { modifier, advantage, label, against }, planned);
  return { ...roll, notes: [...notesOf(planned), ...(roll.notes ?? [])], outcome: outcomeOf(roll, planned) };
}
