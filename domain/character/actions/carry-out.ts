import { endEffects, isHeldBy, withoutEffects } from '#domain/character/effects/end-effects.ts';
import { holdsBearer, unattuned } from '#domain/character/inventory/curse.ts';
import { withMade } from '#domain/character/inventory/made.ts';
import { weaponsCarried, withWeaponReady } from '#domain/character/inventory/weapons-carried.ts';
import { weaponMeant } from '#domain/character/weapons/weapon-choices.ts';
import { weaponWanted } from '#domain/character/weapons/weapon-wanted.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { WeaponWanted } from '#domain/rules/activity/on-items/weapon-wanted.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { comesAbout, laidName } from '#domain/rules/activity/laid-effect.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { activeEffectsOf, lastingEffectsOf, startEffects } from '#domain/character/effects/start-effects.ts';
import type { Entry, Giving } from '#domain/character/effects/start-effects.ts';
import { dispelled } from '#domain/character/effects/dispelled.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import { rollFormula } from '#domain/character/rolls/roll-formula.ts';
import { partyOf } from '#domain/party-of.ts';
import { restoresHitPoints } from '#domain/srd/spells/spell-gifts.ts';
import { isCall } from '#domain/srd/monsters/call-creatures.ts';
import { calledCompanions, endedByCall } from '#domain/character/effects/called-companions.ts';
import { curedBy } from '#domain/rules/magic/cures.ts';
import { exhaustionLeft, removeCondition, setExhaustion } from './conditions.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { changeCompanion } from './companion-hit-points.ts';
import { endConcentration } from './concentration.ts';
import { gainTemporary, heal } from './current-hit-points.ts';
import { revive, stabilize } from './death-saves.ts';
import { revives } from '#domain/rules/activity/targeting.ts';

/** What is carried out: an activity of a spell or feature, by whom, with how many slot levels above its own and how often. */
export interface Deed {
  entry: Entry;
  activity: Activity;
  giving: Giving;
  slotLevels: number;
  times: number;
  /** How a pool of healing is divided among those it is used on, by their ids. */
  shares?: ReadonlyMap<string, number>;
  /** What everybody whom it heals regains besides. */
  more?: number;
}

type Healing = Extract<Activity, { kind: 'heal' }>['healing'][number];

/** What is healed in all, as a formula without names; null for everything, or where a name stands for nothing. */
export function healingFormula(
  { formula, perSlot }: Healing,
  { giving, slotLevels, times }: Pick<Deed, 'giving' | 'slotLevels' | 'times'>,
): string | null {
  if (formula === 'all') return null;
  const more = perSlot === undefined ? [] : Array.from({ length: slotLevels }, () => perSlot);
  const all = [...Array.from({ length: times }, () => formula), ...more].map((each) => reckonFormula(each, giving.values));
  return all.reduce((left, right) => (left === null || right === null ? null : reckonFormula('@left+@right', { left, right })), '0');
}

function then(before: CharacterStep, after: (character: Character) => CharacterStep): CharacterStep {
  const next = after(before.character);
  return { character: next.character, facts: [...before.facts, ...next.facts], rolls: [...before.rolls, ...next.rolls] };
}

/** What somebody is healed, as a formula without names: of a pool that is divided their share. Null where that is nothing. */
function amountFor(character: Character, deed: Deed, healing: Healing): string | null {
  if (healing.formula === 'all') return `${maximumHitPointsOf(character).value}`;
  const share = deed.shares?.get(character.id) ?? 0;
  const own = healing.shared !== true ? healingFormula(healing, deed) : share === 0 ? null : `${share}`;
  const { more = 0, activity } = deed;
  const isRestored = healing.what === 'hitPoints' && activity.kind === 'heal' && restoresHitPoints(activity.healing);
  return own === null || more === 0 || !isRestored ? own : `${own}+${more}`;
}

function healed(character: Character, deed: Deed, healing: Healing): CharacterStep {
  const { entry, giving } = deed;
  const formula = amountFor(character, deed, healing);
  if (formula === null) return step(character);
  const { total, rolls } = rollFormula(giving.dice, formula, `${character.name}: ${entry.used ?? entry.name}`);
  if (healing.what === 'hitPointMaximum') {
    const effect: LastingEffect = { changes: [{ on: 'hitPointMaximum', add: `${total}` }] };
    return { ...startEffects(character, activeEffectsOf(entry, deed.activity, [effect], giving)), rolls };
  }
  const given = healing.what === 'hitPoints' ? heal(character, total) : gainTemporary(character, total);
  if (!given.ok) return step(character);
  if (healing.what === 'temporaryHitPoints') return { ...given.value, rolls };
  const left = hitPointsLeft(given.value.character);
  const amount = left - hitPointsLeft(character);
  const useFact = {
    kind: 'regains',
    hero: partyOf(character),
    amount,
    left,
    maximum: maximumHitPointsOf(character).value,
    by: entry.used ?? entry.name,
  } as const;
  const mended = { character: given.value.character, facts: [characterFact(useFact)], rolls };
  return then(mended, (bears) => bonded(bears, amount, deed));
}

/**
 * Whom somebody has called and is bound to regains what they regain by a spell of level 1 or higher (SRD 5.2.1, Find Steed: Life Bond).
 * Outside of a fight it is beside them.
 */
function bonded(rider: Character, amount: number, { entry, giving: { values, calling } }: Deed): CharacterStep {
  if (amount === 0 || entry.source.kind !== 'spell' || Number(values['slot'] ?? 0) === 0) return step(rider);
  const isBound = ({ creature, caller, hitPoints, maxHitPoints }: Companion) =>
    hitPoints < maxHitPoints && calling?.find(creature, caller)?.traits.some(({ name }) => name === 'Life Bond') === true;
  const bound = rider.activeEffects.flatMap(({ companions = [] }) => companions.filter(isBound));
  return bound.reduce((before, { id }) => {
    const shared = changeCompanion(before.character, { companionId: id, way: 'heal', amount });
    return shared.ok ? then(before, () => shared.value) : before;
  }, step(rider));
}

/** Who can no longer concentrate lets go. */
function letGo(character: Character): CharacterStep {
  const cannot = character.activeEffects.some(({ changes }) =>
    changes.some((change) => change.on === 'cannot' && change.what === 'concentrate'),
  );
  return cannot ? endConcentration(character) : step(character);
}

/** The temporary hit points that a form lends, as many as its creature has hit points. */
function lent(character: Character, effects: readonly LastingEffect[], { creature }: Giving): CharacterStep {
  const lends = effects.some(({ shape }) => shape !== undefined && shape !== 'wildShape' && shape.lends === true);
  const given = creature && lends ? gainTemporary(character, creature.hitPoints) : null;
  return given?.ok ? given.value : step(character);
}

/** Ends what a feature was chosen to leave before: of effects that exclude each other one lasts, until another is chosen. */
function chosenAnew(character: Character, { entry, activity, giving }: Deed, bearer: 'targets' | 'self'): CharacterStep {
  if (giving.choice === null || entry.source.kind !== 'feature') return step(character);
  const others = lastingEffectsOf(activity, bearer, null).flatMap((effect) =>
    effect.choice === undefined || effect.name === giving.choice ? [] : [laidName(entry.name, effect)],
  );
  const isBefore = ({ name, from, source }: Character['activeEffects'][number]) =>
    from === giving.from && source.kind === 'feature' && source.id === entry.source.id && others.includes(name);
  return endEffects(character, isBefore);
}

/** Starts effects on a weapon that their bearer carries, or on one that comes about for them; an earlier one of their name ends first. */
function laidOnWeapon(character: Character, effects: readonly ActiveEffect[], wanted: WeaponWanted, { choice }: Giving): CharacterStep {
  const names = new Set(effects.map(({ name }) => name));
  const bare = withoutEffects(character, ({ name, item }) => item !== undefined && names.has(name));
  const carried = weaponsCarried(bare);
  const meant = weaponMeant(wanted, carried, choice) ?? weaponMeant(wanted, carried, null);
  if (meant === null) return step(bare);
  const { item, ...ready } = withWeaponReady(bare, meant);
  return then(ready, (bears) =>
    startEffects(
      bears,
      effects.map((effect) => ({ ...effect, item })),
    ),
  );
}

/** What an activity makes comes into the pack of whoever uses it. */
function made(giver: Character, { activity: { makes = [] } }: Deed): CharacterStep {
  const done = withMade(giver, makes);
  const facts = makes.map(({ name, quantity }) => characterFact({ kind: 'itemAdded', item: name, quantity }));
  return done.ok ? step(done.value, ...facts) : step(giver);
}

/** Starts on somebody what an activity leaves on its targets, or on whoever uses it. */
function lasting(character: Character, deed: Deed, bearer: 'targets' | 'self'): CharacterStep {
  const { entry, activity, giving } = deed;
  const effects = lastingEffectsOf(activity, bearer, giving.choice).filter((each) => comesAbout(each, Number(giving.values['slot'] ?? 0)));
  if (effects.length === 0) return step(character);
  const fresh = () => activeEffectsOf(entry, activity, effects, giving);
  const wanted = weaponWanted(effects);
  const laid = then(chosenAnew(character, deed, bearer), (bears) =>
    wanted ? laidOnWeapon(bears, fresh(), wanted, giving) : startEffects(bears, fresh()),
  );
  const started = then(laid, letGo);
  return then(started, (bears) => lent(bears, effects, giving));
}

/** Calls those who come by an activity: an effect on whoever calls them keeps them, and of some only the last ones stay. */
function called(giver: Character, { entry, activity, giving, slotLevels }: Deed): CharacterStep {
  const { calling, values, choice, dice } = giving;
  if (!isCall(activity) || !calling) return step(giver);
  const own = { ...entry, duration: activity.duration ?? entry.duration };
  const taken = giver.activeEffects.flatMap(({ companions = [] }) => companions.map(({ id }) => id));
  const numbers = calling.caller;
  const effect = calledCompanions(activity, {
    ...own,
    find: calling.find,
    numbers,
    caller: giver,
    taken,
    values,
    slotLevels,
    choice,
    dice,
  });
  if (!effect) return step(giver);
  return then(endEffects(giver, endedByCall(activity, entry.source)), (character) => startEffects(character, [effect]));
}

/** What of somebody an activity ends: all of its own, or what was chosen. */
function curedOf({ conditions: held, exhaustion, activeEffects, inventory }: Character, { cures }: Activity, choice: string | null) {
  const tired = exhaustion > 0 ? (['exhaustion'] as const) : [];
  const has = { conditions: [...held, ...tired], effects: activeEffects, cursedItems: inventory.filter(holdsBearer) };
  return cures === undefined
    ? { conditions: [], effects: [], cursedItems: [] }
    : curedBy(cures, has, cures.one === true ? (choice ?? '') : null);
}

/** Whether an activity ends nothing that somebody has. */
export function isNothingCured(character: Character, activity: Activity, choice: string | null): boolean {
  const { conditions, effects, cursedItems } = curedOf(character, activity, choice);
  return conditions.length + effects.length + cursedItems.length === 0;
}

/** Ends the attunement to items whose curse held somebody. */
function endAttunements(character: Character, cursed: readonly Item[]): CharacterStep {
  if (cursed.length === 0) return step(character);
  const inventory = character.inventory.map((each) => (cursed.includes(each) ? unattuned(each) : each));
  return step({ ...character, inventory }, ...cursed.map(({ name }) => characterFact({ kind: 'itemAttunementEnded', item: name })));
}

/** Ends what an activity cures: of exhaustion one level. */
function cured(character: Character, { activity, giving }: Deed): CharacterStep {
  const { conditions, effects, cursedItems } = curedOf(character, activity, giving.choice);
  const freed = then(
    endEffects(character, (each) => effects.includes(each)),
    (bearer) => endAttunements(bearer, cursedItems),
  );
  return conditions.reduce((before, condition) => {
    const { character: held } = before;
    const lifted = condition === 'exhaustion' ? setExhaustion(held, exhaustionLeft(held, 1)) : removeCondition(held, condition);
    return lifted.ok ? then(before, () => lifted.value) : before;
  }, freed);
}

/** Ends spells on somebody; who kept up one of them no longer concentrates on it. */
function unspelled(character: Character, { entry, giving }: Deed): CharacterStep {
  const { concentration, id } = character;
  const isKept = ({ activeEffects }: Character) => concentration !== null && activeEffects.some(isHeldBy({ id }, concentration));
  const freed = dispelled(character, entry, giving);
  return isKept(character) && !isKept(freed.character) ? then(freed, endConcentration) : freed;
}

/** Somebody who is dying stops dying, where that is what an activity does. */
function steadied(character: Character, { activity }: Deed): CharacterStep {
  const steady = activity.stabilizes ? stabilize(character) : null;
  return steady?.ok ? steady.value : step(character);
}

/** Somebody who is dead is alive again with 1 hit point, where that is what an activity does. */
function raised(character: Character, { activity }: Deed): CharacterStep {
  const back = revives(activity) ? revive(character) : null;
  return back?.ok ? back.value : step(character);
}

/** Carries an activity out on somebody it is used on: what it heals, and what it leaves on them. */
export function carryOutOn(target: Character, deed: Deed): CharacterStep {
  const { activity } = deed;
  const healing = activity.kind === 'heal' ? activity.healing : [];
  // Whoever is alive again has the first hit point already.
  const more = revives(activity) ? healing.filter(({ formula }) => formula === 'all') : healing;
  const mended = more.reduce((before, each) => then(before, (character) => healed(character, deed, each)), raised(target, deed));
  const steady = then(mended, (character) => steadied(character, deed));
  const freed = then(steady, (character) => cured(character, deed));
  return then(activity.dispels === true ? then(freed, (character) => unspelled(character, deed)) : freed, (character) =>
    lasting(character, deed, 'targets'),
  );
}

/** Carries out what an activity leaves on whoever uses it and makes for them, and calls those who come by it. */
export function carryOutOnSelf(giver: Character, deed: Deed): CharacterStep {
  return then(
    then(called(giver, deed), (maker) => made(maker, deed)),
    (caller) => lasting(caller, deed, 'self'),
  );
}
