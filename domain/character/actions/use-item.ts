import { characterFact } from '#domain/character/character-fact.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { coinWorth, payCoins } from '#domain/rules/coins.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Given } from '#domain/character/effects/left-by-save.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { itemWay, readyWith } from '#domain/character/item-use/item-ways.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { payWithItem } from '#domain/character/item-use/pay-with-item.ts';
import type { ItemPaid } from '#domain/character/item-use/pay-with-item.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { forcedSaveOf, rollUseWhole, saveFactOf } from '#domain/character/rolls/use-rolls.ts';
import type { UseRolled } from '#domain/character/rolls/use-rolls.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { figure, part } from '#domain/character/sheet/figure.ts';
import { abilityPart } from '#domain/character/sheet/proficiency.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { castingAbilityOf } from '#domain/character/sheet/class-casting.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { scrollCopy, scrollRead } from '#domain/character/item-use/scrolls.ts';
import type { ReadingCheck } from '#domain/character/item-use/scrolls.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { plainRoll, sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import type { AttackActivity } from '#domain/rules/activity/activity.ts';
import { rolledActivities } from '#domain/rules/activity/rolled-activities.ts';
import { isOnOneselfAlone } from '#domain/rules/activity/targeting.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { castSpell, planOfSpell } from './cast.ts';
import type { CastWith } from './cast.ts';
import { carryOutPlan, mayBeHelped, planFor } from './choose-deeds.ts';
import type { Chosen, Plan } from './choose-deeds.ts';
import { learnSpell } from './spells.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** Something that is done with an item: which, and which of the things that it can do. */
export interface ItemUse extends Chosen {
  itemId: string;
  /** The key of a way to use it; the only one where it is left out. */
  way?: string | undefined;
  /** So many of a pile at once; one where it is left out. */
  times?: number | undefined;
}

/** The way that is meant, by somebody who can use it now. */
function wayMeant(character: Character, given: ItemUse, { items }: ActContent): CharacterResult<ItemWay> {
  const way = itemWay(character, given, items);
  if (!way.ok) return way;
  if (lifeOf(character) !== 'up') return refuse('cannotUseNow', { name: character.name });
  const ready = readyWith(character.name, way.value);
  return ready.ok ? way : ready;
}

/** How a spell is cast by an item; null where it casts none. */
function castWith({ activity }: ItemWay): { spell: string; how: CastWith } | null {
  const casts = activity.kind === 'utility' ? activity.casts : undefined;
  return casts ? { spell: casts.spell, how: { kind: 'item', ...casts } } : null;
}

/** Whom it is for: whoever drinks a potion drinks it themselves, unless they name another. */
function targetsOf({ id }: Character, { ware, activity }: ItemWay, { targets }: ItemUse): readonly string[] | undefined {
  return targets === undefined && (ware.kind === 'potion' || isOnOneselfAlone(activity)) ? [id] : targets;
}

function planOf(character: Character, way: ItemWay, given: ItemUse, content: ActContent, dice: Dice): CharacterResult<Plan> {
  const cast = castWith(way);
  const spell = cast ? spellOf(character, cast.spell) : undefined;
  if (cast && spell) return planOfSpell(character, spell, cast.how, { content, chosen: given, dice });
  const chosen = { choice: given.choice, targets: targetsOf(character, way, given), allTheSame: given.allTheSame };
  return planFor(character, [way.activity], chosen, { ...givenByItem(character, way, given, content, dice), slotLevels: 0, times: 1 });
}

/** What an item that is used gives, and what the names in its formulas stand for. */
function givenByItem(character: Character, { item, activity }: ItemWay, { choice }: ItemUse, content: ActContent, dice: Dice): Given {
  const entry = {
    source: { kind: 'item' as const, id: item.id },
    name: item.name,
    duration: activity.duration ?? ({ kind: 'untilDispelled' } as const),
    concentration: false,
  };
  const { findCreature: find } = content;
  const calling = find && { caller: callerOf(character), find };
  const giving = { from: character.id, values: valuesOf(character), choice: choice ?? null, dice, ...(calling && { calling }) };
  return { entry, giving };
}

/** With what numbers creatures are called by an item: nothing of them grows by it. */
function callerOf(character: Character): Companion['caller'] {
  const modifier = abilityModifierOf(character, castingAbilityOf(character, null));
  const toHit = proficiencyBonusOf(levelOf(character)) + modifier;
  return { slot: 0, toHit, dc: Math.max(1, 8 + toHit), modifier };
}

/** What using an item carries out, and on whom. */
export function planOfItem(character: Character, given: ItemUse, content: ActContent, dice: Dice): CharacterResult<Plan> {
  const way = wayMeant(character, given, content);
  return way.ok ? planOf(character, way.value, given, content, dice) : way;
}

/** An attack that an item lets one make: with its own numbers, those of the weapon that it is, or those of whoever makes it. */
function attackOf(character: Character, item: Item, activity: AttackActivity): { activity: AttackActivity; numbers: UseRolled['numbers'] } {
  const { with: kind, form, bonus, ability: own } = activity.attack;
  const weapon = kind === 'weapon' ? deriveSheet(character).attacks.find(({ itemId }) => itemId === item.id) : undefined;
  const usual: Ability = kind === 'spell' ? castingAbilityOf(character, null) : form === 'ranged' ? 'dexterity' : 'strength';
  const ability = own ?? weapon?.ability ?? usual;
  const proficiency = part('Proficiency', proficiencyBonusOf(levelOf(character)));
  const attack =
    bonus !== undefined
      ? figure(part(item.name, bonus))
      : weapon && own === undefined
        ? weapon.toHit
        : figure(abilityPart(character, ability), proficiency);
  const damage = weapon ? [{ formula: `${weapon.dice}+${weapon.damage.value}`.replace('+-', '-'), types: [weapon.damageType] }] : [];
  return {
    activity: { ...activity, damage: activity.damage ?? damage },
    numbers: { ability, attack, dc: 8 + proficiency.value + abilityModifierOf(character, ability) },
  };
}

/** A way to use an item as it is rolled for the table; null where it rolls nothing. */
function rolledWay(character: Character, way: ItemWay, given: ItemUse): UseRolled | null {
  const { item, activity } = way;
  const targets = targetsOf(character, way, given);
  const isAttack = activity.kind === 'attack';
  if (!isAttack && rolledActivities([activity], undefined, targets?.length === 0).length === 0) return null;
  const save = 'save' in activity ? activity.save?.dc : undefined;
  const ability = typeof save === 'object' ? save.ability : castingAbilityOf(character, null);
  const dc = 8 + proficiencyBonusOf(levelOf(character)) + abilityModifierOf(character, ability);
  const made = isAttack ? attackOf(character, item, activity) : { activity, numbers: { ability, attack: figure(), dc } };
  const values = { ...valuesOf(character), ...(isAttack && { ability: abilityModifierOf(character, made.numbers.ability) }) };
  const name = way.name === item.name ? item.name : `${item.name}: ${way.name}`;
  return {
    name,
    level: 0,
    ...made,
    growing: { slot: 0, tier: 1, values },
    damageType: given.damageType ?? null,
    gifts: [],
    more: 0,
    spell: null,
  };
}

function withItem(character: Character, before: Item, after: Item | null): Character {
  const inventory = character.inventory.flatMap((each) => (each.id === before.id ? (after ?? []) : each));
  return { ...character, inventory };
}

function factsOf(character: Character, { item, name }: ItemWay, paid: ItemPaid, rolled: UseRolled | null): CharacterFact[] {
  const save = rolled && saveFactOf(rolled);
  const isLast = paid.became !== null || paid.regained > 0;
  return [
    characterFact({
      kind: 'usesItem',
      hero: partyOf(character),
      item: item.name,
      deed: name === item.name ? null : name,
      ...(paid.charges && { charges: paid.charges }),
      ...(save && { save }),
    }),
    ...(isLast ? [characterFact({ kind: 'itemsLastCharge', item: item.name, became: paid.became, regained: paid.regained })] : []),
  ];
}

/** The check with which somebody reads a spell above their level off a scroll, or copies it. */
function tryCheck(character: Character, { what, difficulty }: ReadingCheck, dice: Dice): CharacterResult<Roll> {
  const planned = sheetRoll(character, what, { ...plainRoll, difficulty });
  return planned.ok ? yes(makeRoll(planned.value, dice)) : planned;
}

/** What each level of a spell costs that is copied into a spellbook (SRD 5.2.1, Expanding and Replacing a Spellbook). */
const copying = { gold: 50, hours: 2 };

/**
 * Copies the spell of a scroll into the spellbook, where the check for it succeeds; the scroll, the gold and the hours are gone either way.
 * Refuses whoever has too little gold, before anything is spent.
 */
function copyScroll(
  character: Character,
  { spell, check }: { spell: Spell; check: ReadingCheck },
  facts: readonly CharacterFact[],
  dice: Dice,
): CharacterResult<CharacterStep> {
  const [gold, hours] = [copying.gold * spell.level, copying.hours * spell.level];
  const purse = payCoins(character.coins, gold * coinWorth.gold);
  if (!purse.ok) return refuse('copyCosts', { name: character.name, spell: spell.name, gold });
  const paid = { ...character, coins: purse.value };
  const tried = tryCheck(paid, check, dice);
  if (!tried.ok) return tried;
  const hero = partyOf(character);
  const spends = characterFact({ kind: 'copiesScroll', hero, spell: spell.name, gold, hours });
  if (tried.value.outcome === 'failure') {
    const fails = characterFact({ kind: 'scrollNotCopied', hero, spell: spell.name });
    return yes({ character: paid, facts: [...facts, spends, fails], rolls: [tried.value] });
  }
  const learnt = learnSpell(paid, spell.id, 'wizard');
  if (!learnt.ok) return learnt;
  return yes({
    character: learnt.value,
    facts: [...facts, spends, characterFact({ kind: 'spellLearned', spell: spell.id })],
    rolls: [tried.value],
  });
}

/**
 * Uses so many of a pile one after another, all on whoever uses them: no more than help. Refuses what is not used up, and what is for
 * others.
 */
export function useItem(character: Character, given: ItemUse, content: ActContent, dice: Dice): CharacterResult<CharacterStep> {
  const { times = 1, ...once } = given;
  if (times === 1) return useItemOnce(character, once, content, dice);
  const meant = wayMeant(character, given, content);
  if (!meant.ok) return meant;
  const { item, activity } = meant.value;
  if (activity.consumes?.some(({ kind }) => kind === 'item') !== true) return refuse('usedOneByOne', { item: item.name });
  if (times > item.quantity) return refuse('chooseQuantity', { most: item.quantity });
  if (targetsOf(character, meant.value, given)?.some((id) => id !== character.id)) return refuse('onlyForOneself', { entry: item.name });
  let done = useItemOnce(character, once, content, dice);
  for (let count = 1; count < times && done.ok; count += 1) {
    const next = useItemOnce(done.value.character, { ...once, allTheSame: undefined }, content, dice);
    if (!next.ok) return next.refused.code === 'nothingToHeal' ? done : next;
    const { character: after, facts, rolls } = next.value;
    done = yes({ character: after, facts: [...done.value.facts, ...facts], rolls: [...done.value.rolls, ...rolls] });
  }
  return done;
}

/**
 * Uses an item that is carried: what it takes is spent, and what it does is done. Its healing is rolled and its effects start; a spell is
 * cast with the item's numbers; all else is rolled for the table. Refuses what is not attuned, not in place, or not left.
 */
function useItemOnce(character: Character, given: ItemUse, content: ActContent, dice: Dice): CharacterResult<CharacterStep> {
  const meant = wayMeant(character, given, content);
  if (!meant.ok) return meant;
  const way = meant.value;
  const paid = payWithItem(way, dice);
  if (!paid.ok) return paid;
  const spent = withItem(character, way.item, paid.value.item);
  const read = scrollRead(character, way);
  if (!read.ok) return read;
  const tried = read.value?.check ? tryCheck(character, read.value.check, dice) : yes(null);
  if (!tried.ok) return tried;
  if (read.value && tried.value?.outcome === 'failure') {
    const fails = characterFact({ kind: 'scrollFails', hero: partyOf(character), item: way.item.name, spell: read.value.spell.name });
    return yes({ character: spent, facts: [...factsOf(character, way, paid.value, null), fails], rolls: [tried.value] });
  }
  const copy = scrollCopy(character, way);
  if (!copy.ok) return copy;
  if (copy.value) return copyScroll(spent, copy.value, factsOf(character, way, paid.value, null), dice);
  const cast = castWith(way);
  if (cast) {
    const done = castSpell(spent, cast.spell, cast.how, { content, chosen: given, dice });
    if (!done.ok) return done;
    const facts = [...factsOf(character, way, paid.value, null), ...done.value.facts];
    return yes({ ...done.value, facts, rolls: [...(tried.value ? [tried.value] : []), ...done.value.rolls, ...paid.value.rolls] });
  }
  const plan = planOf(character, way, given, content, dice);
  if (!plan.ok) return plan;
  const able = plan.value.targets.includes(character.id) ? mayBeHelped(character, plan.value) : yes(character);
  if (!able.ok) return able;
  const rolled = rolledWay(character, way, given);
  const done = carryOutPlan(spent, plan.value);
  const fallen = rolled ? rollUseWhole(character, rolled, dice) : [];
  const forces = rolled && forcedSaveOf(rolled, fallen, givenByItem(character, way, given, content, dice));
  return yes({
    character: done.character,
    facts: [...factsOf(character, way, paid.value, rolled), ...done.facts],
    rolls: [...fallen, ...done.rolls, ...paid.value.rolls],
    ...(forces && { forces }),
  });
}
