import type { ChosenShaper } from '#domain/character/effects/chosen-shaper.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { creatureChoices, isCall } from '#domain/srd/monsters/call-creatures.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Character } from '#domain/character/character.ts';
import { allowsForm } from '#domain/character/shape/spell-forms.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { changesWilling, isForOneself, isForDead, isOnOneselfAlone } from '#domain/rules/activity/targeting.ts';
import { isDead, lifeOf } from '#domain/character/sheet/state.ts';
import { healsAlone } from '#domain/rules/magic/heals-nothing.ts';
import { shareAsChosen } from '#domain/rules/magic/share-healing.ts';
import type { Shares } from '#domain/rules/magic/shares.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { lastingEffectsOf } from '#domain/character/effects/start-effects.ts';
import { withMade } from '#domain/character/inventory/made.ts';
import { weaponsCarried } from '#domain/character/inventory/weapons-carried.ts';
import { weaponChoices, weaponMeant } from '#domain/character/weapons/weapon-choices.ts';
import { weaponWanted } from '#domain/character/weapons/weapon-wanted.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { yes } from '#domain/result.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { curable } from '#domain/rules/magic/cures.ts';
import { carryOutOn, carryOutOnSelf, healingFormula, isNothingCured } from './carry-out.ts';
import type { Deed } from './carry-out.ts';

/** What whoever uses something chooses about it. */
export interface Chosen {
  /** One of several activities, by its id. */
  activity?: string | undefined;
  /** One of several effects that exclude each other, by its name. */
  choice?: string | undefined;
  /** Characters it is used on, by id; whoever uses it where they are left out. */
  targets?: readonly string[] | undefined;
  /** One of several types of damage. */
  damageType?: DamageType | undefined;
  /** How a pool of healing is divided. */
  shares?: Shares | undefined;
  /** What changes a spell, by the keys of its ways. */
  shapers?: readonly ChosenShaper[] | undefined;
  /** Whether it is meant though it heals nothing. */
  allTheSame?: true | undefined;
}

/** Whether a sheet carries out an activity itself: what it heals and leaves, and whom it calls. All else is rolled for the table. */
export function isCarriedOut(activity: Activity | undefined): boolean {
  if (activity === undefined) return false;
  return (
    activity.kind === 'effect' || activity.kind === 'heal' || activity.kind === 'utility' || isCall(activity) || changesWilling(activity)
  );
}

/** What is carried out, and on whom. */
export interface Plan {
  deeds: Deed[];
  targets: readonly string[];
  /** How a pool of healing is to be divided. */
  shares?: Shares | undefined;
  /** Whether it is meant though it heals nothing. */
  allTheSame?: true | undefined;
}

/** Activities that a sheet can carry out for these targets; of several none, unless one is chosen. */
function activitiesFor(activities: readonly Activity[], level: number, { activity: id, targets }: Chosen): Activity[] {
  const usable = activities.filter((each) => each.while !== 'active' && (each.from ?? 1) <= level && isCarriedOut(each));
  if (id !== undefined) return usable.filter((each) => each.id === id);
  const fit = usable.filter(
    (each) =>
      targets !== undefined ||
      isCall(each) ||
      each.makes !== undefined ||
      isForOneself(each) ||
      lastingEffectsOf(each, 'self', null).length > 0,
  );
  return fit.length === 1 ? fit : [];
}

/** Names of effects or creatures of which one must be chosen, among those that would start or come; none where there is nothing to choose. */
export function choicesOf(activity: Activity, { targets }: Chosen): string[] {
  if (isCall(activity)) return creatureChoices(activity);
  if (activity.cures?.one === true) return curable(activity.cures);
  const onTargets = targets !== undefined || isForOneself(activity) ? lastingEffectsOf(activity, 'targets', null) : [];
  const started = [...lastingEffectsOf(activity, 'self', null), ...onTargets];
  return started.flatMap(({ choice, name }) => (choice === undefined || name === undefined ? [] : [name]));
}

/** Names of the weapons that an activity can be laid on, of those that somebody carries and those that can come about. */
export function weaponsFor({ effects = [] }: Activity, bearer: Pick<Character, 'inventory'>): string[] {
  const wanted = weaponWanted(effects);
  return wanted ? weaponChoices(wanted, weaponsCarried(bearer)) : [];
}

/** Refuses an activity that lies on a weapon where its bearer has none for it, or means another. */
function judgeWeapon(
  bearer: Character,
  effects: readonly LastingEffect[],
  choice: string | null,
  entry: string,
): CharacterResult<Character> {
  const wanted = weaponWanted(effects);
  if (!wanted || weaponMeant(wanted, weaponsCarried(bearer), choice) !== null) return yes(bearer);
  const options = weaponChoices(wanted, weaponsCarried(bearer));
  return options.length === 0 ? refuse('noWeaponFor', { name: bearer.name, entry }) : refuse('chooseWeapon', { entry });
}

/** How many characters an activity can be used on; null for any number. */
export function mostTargets({ targets }: Activity, slotLevels: number): number | null {
  const count = targets?.count ?? 1;
  return typeof count === 'number' ? count + (targets?.perSlot ?? 0) * slotLevels : null;
}

/** Judges what was chosen about some activities, and whom they are for. */
export function planFor(
  giver: Character,
  activities: readonly Activity[],
  chosen: Chosen,
  given: Omit<Deed, 'activity'>,
  level = levelOf(giver),
): CharacterResult<Plan> {
  // What follows the casting of a spell by itself is no way to cast it.
  const isCasting = given.entry.source.kind === 'spell' && chosen.activity === undefined;
  const fit = activitiesFor(isCasting ? activities.filter((each) => !isLater(each)) : activities, level, chosen);
  if (fit.length === 0 && chosen.activity !== undefined) return refuse('noSuchWay', { feature: given.entry.name });
  for (const activity of fit) {
    const choices = choicesOf(activity, chosen);
    if (choices.length > 0 && !choices.includes(chosen.choice ?? '')) {
      return refuse('chooseEffect', { entry: given.entry.name, options: [...new Set(choices)].join(', ') });
    }
    const most = mostTargets(activity, given.slotLevels);
    const { targets = [] } = chosen;
    if (most !== null && targets.length > most) return refuse('tooManyTargets', { entry: given.entry.name, most });
    if (isOnOneselfAlone(activity) && targets.some((id) => id !== giver.id)) return refuse('onlyForOneself', { entry: given.entry.name });
  }
  const targets = chosen.targets ?? (fit.some(isForOneself) ? [giver.id] : []);
  for (const activity of fit) {
    const onTargets = targets.includes(giver.id) ? lastingEffectsOf(activity, 'targets', null) : [];
    const own = [...lastingEffectsOf(activity, 'self', null), ...onTargets];
    const able = judgeWeapon(giver, own, chosen.choice ?? null, given.entry.name);
    if (!able.ok) return able;
    const made = withMade(giver, activity.makes ?? []);
    if (!made.ok) return made;
  }
  return yes({ deeds: fit.map((activity) => ({ ...given, activity })), targets, shares: chosen.shares, allTheSame: chosen.allTheSame });
}

/** A deed with its pool of healing divided among those it is used on; the same one where it has none. */
function divided(deed: Deed, among: readonly Character[], chosen: Shares | undefined): CharacterResult<Deed> {
  const pool = deed.activity.kind === 'heal' ? deed.activity.healing.find(({ shared }) => shared === true) : undefined;
  if (!pool) return yes(deed);
  const mended = among
    .filter((each) => !isDead(each))
    .map((each) => ({ id: each.id, left: hitPointsLeft(each), maximum: maximumHitPointsOf(each).value }));
  const shares = shareAsChosen(Number(healingFormula(pool, deed) ?? 0), { targets: mended, upTo: pool.upTo, chosen });
  if (!('kind' in shares)) return yes({ ...deed, shares });
  const [feature, { most }] = [deed.entry.used ?? deed.entry.name, shares];
  if (shares.kind === 'pool') return refuse('sharesTooMuch', { feature, most });
  return refuse('shareTooMuch', { name: among.find(({ id }) => id === shares.id)?.name ?? '', feature, most });
}

/**
 * A plan with healing that is divided among those it is used on, of whom all sheets are given. Refuses a feature or an item that heals
 * none of them, and shares that are more than there is or than somebody can be given.
 */
export function dividePlan(plan: Plan, given: readonly Character[]): CharacterResult<Plan> {
  const among = given.filter(({ id }) => plan.targets.includes(id));
  const deeds: Deed[] = [];
  for (const deed of plan.deeds) {
    const done = divided(deed, among, plan.shares);
    if (!done.ok) return done;
    deeds.push(done.value);
  }
  const idle = deeds.find(
    ({ shares, entry }) => shares && entry.source.kind !== 'spell' && [...shares.values()].every((each) => each === 0),
  );
  return idle && among.length > 0 ? refuse('healsNobody', { feature: idle.entry.used ?? idle.entry.name }) : yes({ ...plan, deeds });
}

function join(before: CharacterStep, after: CharacterStep): CharacterStep {
  return { character: after.character, facts: [...before.facts, ...after.facts], rolls: [...before.rolls, ...after.rolls] };
}

/** What a plan does to whoever carries it out. */
export function carryOutPlan(giver: Character, { deeds, targets }: Plan): CharacterStep {
  return deeds.reduce((before, deed) => {
    const own = join(before, carryOutOnSelf(before.character, deed));
    return targets.includes(giver.id) ? join(own, carryOutOn(own.character, deed)) : own;
  }, step(giver));
}

/** Refuses a feature or an item that would heal nothing, because the only one it is for has all hit points, unless it is meant all the same. */
function mayBeHealed(bearer: Character, { deeds, targets, allTheSame }: Plan): CharacterResult<Character> {
  const [deed] = deeds;
  const isFull = hitPointsLeft(bearer) >= maximumHitPointsOf(bearer).value;
  if (allTheSame || !deed || deed.entry.source.kind === 'spell' || !isFull || targets.length !== 1) return yes(bearer);
  const { activity, entry } = deed;
  return healsAlone(activity) ? refuse('nothingToHeal', { name: bearer.name, feature: entry.name }) : yes(bearer);
}

/** Refuses a plan that does nothing but end conditions, of which somebody it is for has none. */
function mayBeCured(bearer: Character, { deeds }: Plan): CharacterResult<Character> {
  const idle = deeds.find(
    ({ activity, giving }) => activity.kind === 'utility' && activity.cures && isNothingCured(bearer, activity, giving.choice),
  );
  return idle ? refuse('nothingToCure', { name: bearer.name, feature: idle.activity.name ?? idle.entry.name }) : yes(bearer);
}

/** Refuses a plan that would do nothing for somebody it is for. */
export function mayBeHelped(bearer: Character, plan: Plan): CharacterResult<Character> {
  const isForDying = plan.deeds.some(({ activity }) => activity.stabilizes === true);
  if (isForDying && lifeOf(bearer) !== 'dying') return refuse('isNotDying', { name: bearer.name });
  if (plan.deeds.some(({ activity }) => isForDead(activity)) && !isDead(bearer)) return refuse('isNotDead', { name: bearer.name });
  const cured = mayBeCured(bearer, plan);
  return cured.ok ? mayBeHealed(bearer, plan) : cured;
}

/** Refuses a plan of which the form is too strong for somebody it is for. */
export function mayBear(bearer: Character, plan: Plan, whose: 'targets' | 'self'): CharacterResult<Character> {
  const tooStrong = plan.deeds.some(({ activity, giving: { creature, choice } }) =>
    lastingEffectsOf(activity, whose, choice).some(
      ({ shape }) => creature && shape !== undefined && shape !== 'wildShape' && !allowsForm(shape, creature, levelOf(bearer)),
    ),
  );
  if (tooStrong) return refuse('cannotTakeShape', { name: bearer.name });
  if (whose === 'self') return yes(bearer);
  for (const { activity, entry } of plan.deeds) {
    const armed = judgeWeapon(bearer, lastingEffectsOf(activity, 'targets', null), null, entry.name);
    if (!armed.ok) return armed;
  }
  return mayBeHelped(bearer, plan);
}

/** What a plan does to somebody else it is for, after what has become of them before it. */
export function reachOther(target: Character, { deeds }: Plan, first: CharacterStep = step(target)): CharacterStep {
  return deeds.reduce((before, deed) => join(before, carryOutOn(before.character, deed)), first);
}
