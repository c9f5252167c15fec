import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { costsOf, payForWay } from '#domain/character/effects/way-costs.ts';
import { levelOfWay, ownWay, waysToUse } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { recoverSlot, slotRowsOf, withSlotsLeft } from '#domain/character/sheet/spell-slots.ts';
import { spendUse, useIdOf, usesOf, withUsesLeft } from '#domain/character/sheet/uses.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { rolledActivities } from '#domain/rules/activity/rolled-activities.ts';
import { forcedSaveOf, rollUse, saveFactOf } from '#domain/character/rolls/use-rolls.ts';
import type { UseRolled } from '#domain/character/rolls/use-rolls.ts';
import { figure } from '#domain/character/sheet/figure.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { castingAbilityOf } from '#domain/character/sheet/spellcasting.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { canTakeShape, shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { isOpenForm, knownFormsOf, withFormLearned } from '#domain/character/shape/known-forms.ts';
import type { Shape } from '#domain/rules/activity/shape.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { rollFormula } from '#domain/character/rolls/roll-formula.ts';
import { carryOutPlan, planFor } from './choose-deeds.ts';
import type { Chosen, Plan } from './choose-deeds.ts';
import { gainOfSlots, gainOfUses, slotBudget } from '#domain/rules/activity/gain.ts';
import { takenFromOthers } from '#domain/character/effects/answers-test.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';

/** A use of something that rests bring back: how often or how much of it, and what is done with it. */
export interface FeatureUse extends Omit<Chosen, 'activity'> {
  use: string;
  times: number;
  /** The key of a way to use it; the only way of its own feature where it is left out. */
  way?: string | undefined;
  /** The creature whose shape is taken, by its id, where the way brings one. */
  shape?: string | undefined;
}

const nothing: Plan = { deeds: [], targets: [] };

/** The way that is meant; null where none is named and there are several, or none. */
function wayMeant(character: Character, { use, way: key }: FeatureUse, content: ActContent): CharacterResult<Way | null> {
  const ways = waysToUse(character, use, content);
  if (key !== undefined) {
    const named = ways.find((way) => way.key === key);
    return named ? yes(named) : refuse('noSuchWay', { feature: usesOf(character).find(({ id }) => id === use)?.name ?? use });
  }
  return yes(ownWay(ways, use));
}

/** The shape that was chosen; null where none was. Refuses one that the rules do not allow. */
function shapeChosen(character: Character, { shape: id }: FeatureUse, { creature }: ActContent): CharacterResult<Shape | null> {
  if (id === undefined) return yes(null);
  if (!creature || !canTakeShape(character, creature)) return refuse('cannotTakeShape', { name: character.name });
  const forms = knownFormsOf(character);
  if (!isOpenForm(forms, creature.id)) return refuse('formsAreFull', { name: character.name, most: forms.most });
  return yes(shapeFrom(creature));
}

/** What using a feature carries out, and on whom. */
export function planOfFeature(character: Character, given: FeatureUse, content: ActContent, dice: Dice): CharacterResult<Plan> {
  const meant = wayMeant(character, given, content);
  if (!meant.ok) return meant;
  const way = meant.value;
  if (way === null) return yes(nothing);
  const { activity, scales, feature, class: of } = way;
  const entry = {
    source: { kind: 'feature' as const, id: slugOf(feature) },
    name: feature,
    duration: activity.duration ?? ({ kind: 'untilDispelled' } as const),
    concentration: false,
  };
  const shape = shapeChosen(character, given, content);
  if (!shape.ok) return shape;
  const values = valuesOf(character, scales, 0, { feature: of });
  const find = content.findCreature;
  const calling = find && { caller: callerOf(character, of), find };
  const giving = { from: character.id, values, choice: given.choice ?? null, dice, shape: shape.value, ...(calling && { calling }) };
  const { choice, targets } = given;
  const level = levelOfWay(character, way);
  return planFor(character, [activity], { choice, targets }, { entry, giving, slotLevels: 0, times: given.times }, level);
}

/** With what numbers creatures are called by a feature. */
function callerOf(character: Character, of: Way['class']): Companion['caller'] {
  const modifier = abilityModifierOf(character, castingAbilityOf(character, of));
  const toHit = proficiencyBonusOf(levelOf(character)) + modifier;
  return { slot: 0, toHit, dc: 8 + toHit, modifier };
}

/** A way to use something as it is rolled for others; null where it rolls nothing for them. */
function rolledWay(character: Character, way: Way, { targets, damageType }: FeatureUse): UseRolled | null {
  const [activity] = rolledActivities([way.activity], undefined, targets?.length === 0);
  if (!activity || activity.kind === 'utility') return null;
  const values = valuesOf(character, way.scales, 0, { feature: way.class });
  const save = 'save' in activity ? activity.save?.dc : undefined;
  const ability = typeof save === 'object' ? save.ability : castingAbilityOf(character, way.class);
  const dc = 8 + proficiencyBonusOf(levelOf(character)) + abilityModifierOf(character, ability);
  const numbers = { ability, attack: figure(), dc };
  return {
    name: way.name,
    level: 0,
    activity,
    growing: { slot: 0, tier: 1, values },
    numbers,
    damageType: damageType ?? null,
    spell: null,
  };
}

/** Uses something up, and does what it does: its healing is rolled, its effects start. Refuses what is not there or not left. */
export function useFeature(character: Character, given: FeatureUse, content: ActContent, dice: Dice): CharacterResult<CharacterStep> {
  const meant = wayMeant(character, given, content);
  if (!meant.ok) return meant;
  const way = meant.value;
  const plan = planOfFeature(character, given, content, dice);
  if (!plan.ok) return plan;
  const own = way === null ? 1 : (costsOf(character, way).find(({ id }) => id === given.use)?.amount ?? 1);
  const spent = spendUse(character, given.use, given.times * own);
  if (!spent.ok) return spent;
  const paid = way === null ? spent : payForWay(spent.value, way, given.use);
  if (!paid.ok) return paid;
  const back = way === null ? paid : regained(paid.value, way, given.choice ?? null);
  if (!back.ok) return back;
  const { name, left, total } = usesOf(back.value).find(({ id }) => id === given.use) ?? { name: given.use, left: 0, total: 0 };
  const feature = way === null ? {} : { feature: way.name };
  const rolled = way ? rolledWay(character, way, given) : null;
  const save = rolled && saveFactOf(rolled);
  const useFact = characterFact({
    kind: 'usesFeature',
    hero: partyOf(character),
    use: entryIdOf(given.use) === null ? given.use : name,
    left,
    total,
    ...feature,
    ...(save && { save }),
  });
  const done = carryOutPlan(back.value, plan.value);
  const learned = withFormLearned(done.character, plan.value.deeds.length > 0 ? done.character.activeEffects : []);
  const fallen = rolled ? rollUse(character, rolled, dice) : rollsOf(character, way, dice);
  const forces = rolled && forcedSaveOf(rolled, fallen);
  return yes({ character: learned, facts: [useFact, ...done.facts], rolls: [...done.rolls, ...fallen], ...(forces && { forces }) });
}

/** The sheet with what a way gives back: uses of another feature, or a slot. Refuses where nothing of it is spent. */
function regained(
  character: Character,
  { name, activity: { gives = [] }, scales, class: of }: Way,
  choice: string | null,
): CharacterResult<Character> {
  let after = character;
  for (const gain of gives) {
    if (gain.kind === 'slot') {
      const slot = recoverSlot(after, gain.level, false);
      if (!slot.ok) return slot;
      after = slot.value;
      continue;
    }
    if (gain.kind === 'slots') {
      const budget = slotBudget(gain, valuesOf(after, scales, 0, { feature: of }));
      const gained = gainOfSlots(slotRowsOf(after), gain, budget, choice);
      if (gained === null) return refuse('nothingToRegain', { name: character.name, feature: name });
      after = withSlotsLeft(after, gained.slots);
      continue;
    }
    const id = of === null ? gain.id : useIdOf(after, of, gain.id);
    const uses = gainOfUses(usesOf(after), { ...gain, id }, valuesOf(after, scales, 0, { feature: of }));
    if (uses === null) return refuse('nothingToRegain', { name: character.name, feature: name });
    after = withUsesLeft(after, uses);
  }
  return yes(after);
}

/** The dice of a way that only the table can judge: a die to add to a check. */
function rollsOf(character: Character, way: Way | null, dice: Dice): CharacterStep['rolls'] {
  if (way === null) return [];
  const taken = takenFromOthers(way.activity);
  const lowering = taken === null ? undefined : { formula: taken, label: 'Taken from the roll' };
  const roll = way.activity.kind === 'utility' ? (way.activity.roll ?? lowering) : lowering;
  if (roll === undefined) return [];
  const { formula, label } = roll;
  const reckoned = reckonFormula(formula, valuesOf(character, way.scales, 0, { feature: way.class }));
  return reckoned === null ? [] : rollFormula(dice, reckoned, `${character.name}: ${way.name}, ${label}`).rolls;
}
