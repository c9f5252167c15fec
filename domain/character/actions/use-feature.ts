import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import type { Given } from '#domain/character/effects/left-by-save.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { allWays, isForFallen, levelOfWay, ownWay, waysToUse } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { refuse } from '#domain/character/refusals.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { isRolledByHand } from '#domain/rules/activity/rolled-activities.ts';
import { forcedSaveOf, rollUse, saveFactOf } from '#domain/character/rolls/use-rolls.ts';
import type { UseRolled } from '#domain/character/rolls/use-rolls.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import { strikesOf } from '#domain/rules/activity/strikes.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import { castsBy } from '#domain/character/free-casts/free-casts.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { ConditionName } from '#domain/rules/combat-terms.ts';
import { figure } from '#domain/character/sheet/figure.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { castingAbilityOf } from '#domain/character/sheet/class-casting.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { canTakeShape, shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { isOpenForm, knownFormsOf, withFormLearned } from '#domain/character/shape/known-forms.ts';
import type { Shape } from '#domain/rules/activity/shape.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { rollFormula } from '#domain/character/rolls/roll-formula.ts';
import { carryOutPlan, dividePlan, mayBeHelped, planFor } from './choose-deeds.ts';
import type { Chosen, Plan } from './choose-deeds.ts';
import { paidAndRegained } from '#domain/character/effects/pay-and-regain.ts';
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
  const shape = shapeChosen(character, given, content);
  if (!shape.ok) return shape;
  const { entry, giving } = givenByFeature(character, way, given, content, { dice, shape: shape.value });
  const { choice, targets, shares, allTheSame } = given;
  const level = levelOfWay(character, way);
  const plan = planFor(
    character,
    [way.activity],
    { choice, targets, shares, allTheSame },
    { entry, giving, slotLevels: 0, times: given.times },
    level,
  );
  return plan.ok ? dividePlan(plan.value, [character, ...(content.others ?? [])]) : plan;
}

/** What a feature that is used gives, and what the names in its formulas stand for. */
function givenByFeature(
  character: Character,
  { activity, scales, feature, title, class: of }: Way,
  { choice }: FeatureUse,
  { findCreature: find }: ActContent,
  { dice, shape }: { dice: Dice; shape: Shape | null },
): Given {
  const entry = {
    source: { kind: 'feature' as const, id: slugOf(feature) },
    name: feature,
    ...(!title.startsWith(feature) && { used: title }),
    duration: activity.duration ?? ({ kind: 'untilDispelled' } as const),
    concentration: false,
  };
  const values = valuesOf(character, scales, 0, { feature: of });
  const calling = find && { caller: callerOf(character, of), find };
  return { entry, giving: { from: character.id, values, choice: choice ?? null, dice, shape, ...(calling && { calling }) } };
}

/** With what numbers creatures are called by a feature. */
function callerOf(character: Character, of: Way['class']): Companion['caller'] {
  const modifier = abilityModifierOf(character, castingAbilityOf(character, of));
  const toHit = proficiencyBonusOf(levelOf(character)) + modifier;
  return { slot: 0, toHit, dc: 8 + toHit, modifier };
}

/** A way to use something as it is rolled for others; null where it rolls nothing for them. */
function rolledWay(character: Character, way: Way, { targets, damageType }: Pick<FeatureUse, 'targets' | 'damageType'>): UseRolled | null {
  const { activity } = way;
  const isRolled = activity.kind !== 'utility' && isRolledByHand(activity, targets?.length === 0);
  return isRolled ? numbered(character, way, damageType ?? null) : null;
}

/** The dice of what comes about with a way, as Sear Undead with Turn Undead: its damage, and healing for whom its card says. */
function rollsAlong(character: Character, { key }: Way, content: ActContent, dice: Dice): Roll[] {
  const along = allWays(character, content).filter(({ activity }) => activity.goesWith === key);
  return along.flatMap((way) => rollUse(character, numbered(character, way, null), dice));
}

/** A way with the numbers that it is used with. */
function numbered(character: Character, way: Way, damageType: UseRolled['damageType']): UseRolled {
  const { activity } = way;
  const values = valuesOf(character, way.scales, 0, { feature: way.class });
  const save = 'save' in activity ? activity.save?.dc : undefined;
  const ability = typeof save === 'object' ? save.ability : castingAbilityOf(character, way.class);
  const dc = 8 + proficiencyBonusOf(levelOf(character)) + abilityModifierOf(character, ability);
  const numbers = { ability, attack: figure(), dc };
  return {
    name: way.title,
    level: 0,
    activity,
    growing: { slot: 0, tier: 1, values },
    numbers,
    damageType,
    gifts: [],
    more: 0,
    spell: null,
  };
}

/** Why a use is not spent now: it waits for a fall, pays for a spell, or changes one that is cast. Null where it is. */
function whyNotByItself(character: Character, id: string, way: Way | null) {
  if (way && isForFallen(way.activity) && lifeOf(character) === 'up')
    return refuse('onlyWhenFallen', { name: character.name, feature: way.name });
  if (way?.activity.activation?.cast) return refuse('isChosenWithCast', { feature: way.name });
  const use = usesOf(character).find((each) => each.id === id);
  const casts = use && way?.activity.gives === undefined ? castsBy(character, use) : null;
  if (!use || casts === null) return null;
  return casts === 'any' ? refuse('choosesItsSpell', { feature: use.name }) : refuse('castsItsSpell', { feature: use.name });
}

/** The attacks with bare hands that a way makes, each with the numbers of the sheet; none where it makes no such attack. */
function strikesOfWay(character: Character, { name, activity, scales, class: of }: Way, dice: Dice): CharacterResult<Roll[]> {
  if (activity.kind !== 'attack' || activity.attack.with !== 'unarmed') return yes([]);
  const planned = sheetRoll(character, { kind: 'attack', itemId: null });
  if (!planned.ok) return planned;
  const growing = { slot: 0, tier: 1, values: valuesOf(character, scales, 0, { feature: of }) };
  const times = strikesOf(activity, growing, 0) ?? 1;
  const from = { characterId: character.id, itemId: null, what: 'attack' as const };
  return yes(
    Array.from({ length: times }, (_, place) => {
      const label = `${name} attack${times === 1 ? '' : `, ${place + 1} of ${times}`}`;
      return { ...makeRoll({ ...planned.value, label }, dice), from };
    }),
  );
}

/** Uses something up, and does what it does: its healing is rolled, its effects start. Refuses what is not there or not left. */
export function useFeature(character: Character, given: FeatureUse, content: ActContent, dice: Dice): CharacterResult<CharacterStep> {
  const meant = wayMeant(character, given, content);
  if (!meant.ok) return meant;
  const way = meant.value;
  const casts = whyNotByItself(character, given.use, way);
  if (casts) return casts;
  const plan = planOfFeature(character, given, content, dice);
  if (!plan.ok) return plan;
  const able = plan.value.targets.includes(character.id) ? mayBeHelped(character, plan.value) : yes(character);
  if (!able.ok) return able;
  const back = paidAndRegained(character, way, given);
  if (!back.ok) return back;
  const { name, left, total } = usesOf(back.value).find(({ id }) => id === given.use) ?? { name: given.use, left: 0, total: 0 };
  const feature = way === null ? {} : { feature: way.title };
  const rolled = way ? rolledWay(character, way, given) : null;
  const save = rolled && saveFactOf(rolled);
  const leaves = way && plan.value.targets.length === 0 ? conditionsLeft(way.activity) : [];
  const useFact = characterFact({
    kind: 'usesFeature',
    hero: partyOf(character),
    use: entryIdOf(given.use) === null ? given.use : name,
    left,
    total,
    ...feature,
    ...(save && { save }),
    ...(leaves.length > 0 && { leaves }),
  });
  const strikes = way === null ? yes([]) : strikesOfWay(back.value, way, dice);
  if (!strikes.ok) return strikes;
  const done = carryOutPlan(back.value, plan.value);
  const learned = withFormLearned(done.character, plan.value.deeds.length > 0 ? done.character.activeEffects : []);
  const main = rolled ? rollUse(character, rolled, dice) : rollsOf(character, way, dice);
  const along = way === null ? [] : rollsAlong(character, way, content, dice);
  const fallen = [...main, ...along];
  const forces = way && rolled ? forcedSaveOf(rolled, fallen, givenByFeature(character, way, given, content, { dice, shape: null })) : null;
  return yes({
    character: learned,
    facts: [useFact, ...done.facts],
    rolls: [...done.rolls, ...strikes.value, ...fallen],
    ...(forces && { forces }),
  });
}

/**
 * Why a use is bound to be refused whatever is chosen about it, in a sentence: nothing is left to pay with, or nothing is spent that it
 * gives back. Null where it is not.
 */
export function whyNotUsed(character: Character, use: string, way: Way | null): string | null {
  const done = paidAndRegained(character, way, { use, times: 1 });
  return done.ok ? null : tellCharacterRefusal(done.refused);
}

/** The conditions that something leaves on those whom the table names. */
function conditionsLeft({ effects = [] }: Activity): ConditionName[] {
  const onTargets = effects.filter(({ bearer, after }) => bearer !== 'self' && after !== 'madeSave');
  return [...new Set(onTargets.flatMap(({ conditions = [] }) => conditions))];
}

/** What a way rolls for another card: a die of its own, what it changes a d20 by, or what it takes from damage. */
function diceOf(activity: Activity): { formula: string; label: string } | null {
  if (activity.kind === 'utility' && activity.roll) return activity.roll;
  const add = activity.activation?.answers?.d20?.add;
  if (add !== undefined)
    return { formula: add.replace(/^-/, ''), label: add.startsWith('-') ? 'subtracted from the roll' : 'added to the roll' };
  const changes = (activity.effects ?? []).flatMap((effect) => effect.changes ?? []);
  const less = changes.flatMap((each) => (each.on === 'damageTaken' && each.less !== undefined ? [each.less] : []))[0];
  return less === undefined ? null : { formula: `${less}`, label: 'subtracted from the damage' };
}

/** The dice of a way that only the table can judge: a die to add to a check. */
function rollsOf(character: Character, way: Way | null, dice: Dice): CharacterStep['rolls'] {
  const thrown = way && diceOf(way.activity);
  if (!way || !thrown) return [];
  const { formula, label } = thrown;
  const reckoned = reckonFormula(formula, valuesOf(character, way.scales, 0, { feature: way.class }));
  if (reckoned === null || !/\dd\d/.test(reckoned)) return [];
  return rollFormula(dice, reckoned, `${character.name}: ${way.title}, ${label}`).rolls;
}
