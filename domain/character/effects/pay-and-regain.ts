import type { Character } from '#domain/character/character.ts';
import { isAtWill } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { costsOf, payForWay } from '#domain/character/effects/way-costs.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { slotRowsOf, spendSlot, withSlotsLeft } from '#domain/character/sheet/class-casting.ts';
import { spendUse, useIdOf, usesOf, withUsesLeft } from '#domain/character/sheet/uses.ts';
import { yes } from '#domain/result.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isPaidBySlot } from '#domain/rules/activity/costs.ts';
import { gainOfPact, gainOfSlots, gainOfUses, slotBudget, withSlotMade } from '#domain/rules/activity/gain.ts';

/** The sheet once everything was spent that a use takes, with what it gives back; of slots the chosen one is taken, else the lowest left. */
export function paidAndRegained(
  character: Character,
  way: Way | null,
  { use, times, choice = null }: { use: string; times: number; choice?: string | null | undefined },
): CharacterResult<Character> {
  if (way === null) return spendUse(character, use, times);
  if (isAtWill(way)) return yes(character);
  const own = costsOf(character, way).find(({ id }) => id === use)?.amount ?? 1;
  const spent = isPaidBySlot(way.activity) ? yes(character) : spendUse(character, use, times * own);
  const paid = spent.ok ? payForWay(spent.value, way, use) : spent;
  if (!paid.ok) return paid;
  const levels = slotsToTake(character, way.activity);
  if (levels === null) return regained(paid.value, way, choice, 0);
  const level = choice === null ? levels[0] : levels.find((each) => `${each}` === choice);
  if (level === undefined) return refuse('needsHigherSlot', { spell: way.name, level: slotCostOf(way.activity)?.level ?? 1 });
  const bare = spendSlot(paid.value, level);
  return bare.ok ? regained(bare.value, way, choice, level) : bare;
}

const slotCostOf = ({ consumes = [] }: Pick<Activity, 'consumes'>) => consumes.find((each) => each.kind === 'slot');

/** The levels of the slots that are left and that something could take; null where it takes none. */
export function slotsToTake(character: Character, activity: Pick<Activity, 'consumes'>): number[] | null {
  const cost = slotCostOf(activity);
  if (!cost) return null;
  const left = slotRowsOf(character).filter((row) => row.left > 0 && row.level >= (cost.level ?? 1));
  return [...new Set(left.map(({ level }) => level))].toSorted((one, other) => one - other);
}

/** The sheet with what a way gives back: uses of another feature, or slots that are spent; a slot that it makes is there besides. */
function regained(
  character: Character,
  { name, activity: { gives = [] }, scales, class: of }: Way,
  choice: string | null,
  taken: number,
): CharacterResult<Character> {
  let after = character;
  for (const gain of gives) {
    if (gain.kind === 'slot') {
      const slots = withSlotMade(slotRowsOf(after), gain.level);
      if (slots === null) return refuse('nothingToRegain', { name: character.name, feature: name });
      after = withSlotsLeft(after, slots);
      continue;
    }
    if (gain.kind === 'pactSlots') {
      const slots = gainOfPact(slotRowsOf(after), gain);
      if (slots === null) return refuse('nothingToRegain', { name: character.name, feature: name });
      after = withSlotsLeft(after, slots);
      continue;
    }
    if (gain.kind === 'slots') {
      const budget = slotBudget(gain, valuesOf(after, scales, 0, { feature: of }));
      const rows = slotRowsOf(after);
      const gained = gainOfSlots(rows, gain, budget, choice);
      if (gained === null && gainOfSlots(rows, gain, budget, null) !== null)
        return refuse('slotsDoNotFit', { feature: name, most: budget, highest: gain.most });
      if (gained === null) return refuse('nothingToRegain', { name: character.name, feature: name });
      after = withSlotsLeft(after, gained.slots);
      continue;
    }
    const id = of === null ? gain.id : useIdOf(after, of, gain.id);
    const uses = gainOfUses(usesOf(after), { ...gain, id }, valuesOf(after, scales, taken, { feature: of }));
    if (uses === null) return refuse('nothingToRegain', { name: character.name, feature: name });
    after = withUsesLeft(after, uses);
  }
  return yes(after);
}
