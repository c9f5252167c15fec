import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import type { Given } from '#domain/character/effects/left-by-save.ts';
import { durationOfSpell } from '#domain/character/effects/duration.ts';
import { isHeldBy } from '#domain/character/effects/end-effects.ts';
import { freeId } from '#domain/free-id.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { markOf } from '#domain/rules/activity/mark.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { anyCastsOf, freePayerOf, isForSpell, makesOwnSave, payAny, payFree } from '#domain/character/free-casts/free-casts.ts';
import { mayCast } from '#domain/character/free-casts/may-cast.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { choicesForOthers } from './offers.ts';
import { carryOutPlan, dividePlan, isCarriedOut, mayBear, planFor } from './choose-deeds.ts';
import type { Chosen, Plan } from './choose-deeds.ts';
import { endConcentration } from './concentration.ts';
import { shapeCast } from './shape-cast.ts';
import { yes } from '#domain/result.ts';
import { spendSlot } from '#domain/character/sheet/class-casting.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { rolledActivities } from '#domain/rules/activity/rolled-activities.ts';
import { spellExtraRolls } from '#domain/character/rolls/damage-extras.ts';
import { giftedOf } from '#domain/character/rolls/gifted.ts';
import { damageGifts, healsMoreBy } from '#domain/srd/spells/spell-gifts.ts';
import { damageRolls, forcedSaveOf, giftedHit, rollUse, rollUseWhole, saveFactOf } from '#domain/character/rolls/use-rolls.ts';
import type { SpellDamage } from '#domain/character/rolls/what-is-rolled.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { UseRolled } from '#domain/character/rolls/use-rolls.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { figure, part } from '#domain/character/sheet/figure.ts';
import { numbersOfSpell } from '#domain/character/sheet/spellcasting.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { tierOf } from '#domain/rules/activity/strikes.ts';
import { spellOf, spellWord } from '#domain/homebrew/own-spells.ts';
import { durationAt } from '#domain/srd/spells/spell-duration.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { castsOnSelfAlone } from '#domain/srd/invocation-spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/**
 * How a spell is cast: out of a slot, as a ritual, for nothing, as cantrips and some gifts are, or by an item, which was paid for and may
 * have numbers of its own.
 */
export type CastWith =
  | { kind: 'slot'; level: number }
  | { kind: 'ritual' }
  | { kind: 'free'; paidBy?: string | undefined }
  | { kind: 'item'; level: number; dc?: number | undefined; toHit?: number | undefined };

function pay(character: Character, spell: Spell, how: CastWith): CharacterResult<Character> {
  if (how.kind === 'item') return yes(character);
  if (how.kind === 'free' && how.paidBy !== undefined) return payAny(character, spell, how.paidBy);
  const known = knownSpellsOf(character).find((each) => each.spell === spell.id);
  if (!known) return refuse('doesNotKnowSpell', { name: character.name, spell: spell.name });
  if (how.kind === 'ritual') {
    if (!spell.ritual) return refuse('isNoRitual', { spell: spell.name });
    return known.prepared || known.class === 'wizard' ? yes(character) : refuse('isNotPrepared', { spell: spell.name });
  }
  if (spell.level === 0) return yes(character);
  if (!known.prepared) return refuse('isNotPrepared', { spell: spell.name });
  if (how.kind === 'free') return payFree(character, spell);
  return how.level < spell.level ? refuse('needsHigherSlot', { spell: spell.name, level: spell.level }) : spendSlot(character, how.level);
}

/** What is known about a spell that is cast, what was chosen about it, and dice. */
export interface Casting {
  content: ActContent;
  chosen: Chosen;
  dice: Dice;
}

const learnedIn = ({ spells }: Character, { id }: Spell) => spells.find(({ spell }) => spell === id)?.class ?? null;

/** The level a spell is cast at. */
const levelCast = (spell: Spell, how: CastWith) =>
  how.kind === 'slot' || how.kind === 'item' ? Math.max(how.level, spell.level) : spell.level;

/** A cast with what was chosen to change it; without `pays` nothing is spent. */
function shapedBy(character: Character, spell: Spell, how: CastWith, { content, chosen }: Casting, pays: boolean) {
  const slot = how.kind === 'slot' && spell.level > 0 ? levelCast(spell, how) : null;
  return shapeCast(character, spell, content, chosen.shapers ?? [], { slot, activity: chosen.activity, pays });
}

/** What a spell that is cast at a level gives, and what the names in its formulas stand for. */
function givenBySpell(character: Character, spell: Spell, level: number, { content, chosen, dice }: Casting): Given {
  const entry = {
    source: { kind: 'spell' as const, id: spell.id },
    name: spell.name,
    duration: durationOfSpell(durationAt(spell, level)),
    concentration: spell.concentration,
  };
  const giving = {
    from: character.id,
    values: valuesOf(character, [], level, { spell: learnedIn(character, spell) }),
    choice: chosen.choice ?? null,
    dice,
    creature: content.creature ?? null,
    ...(level > spell.level && { castAt: level }),
    ...(content.findCreature && { calling: { caller: callerOf(character, spell, level), find: content.findCreature } }),
  };
  return { entry, giving };
}

/** What casting a spell carries out, and on whom. */
export function planOfSpell(character: Character, spell: Spell, how: CastWith, casting: Casting): CharacterResult<Plan> {
  const shaped = shapedBy(character, spell, how, casting, false);
  if (!shaped.ok) return shaped;
  const { chosen } = casting;
  const { content, raise } = shaped.value;
  const level = levelCast(spell, how) + raise;
  const by = givenBySpell(character, spell, level, { ...casting, content });
  const given = { ...by, slotLevels: level - spell.level, times: 1, more: healedMore(character, spell, how) };
  const activities = content.spell?.activities ?? [];
  // What is only rolled is carried out by the table.
  const isOnlyRolled = chosen.activity !== undefined && !isCarriedOut(activities.find(({ id }) => id === chosen.activity));
  if (isOnlyRolled && rolledNow(activities, chosen)) return yes({ deeds: [], targets: [] });
  const plan = planFor(character, activities, chosen, given);
  const able = plan.ok ? mayBear(character, plan.value, 'self') : plan;
  if (!plan.ok || !able.ok) return able.ok ? plan : able;
  return dividePlan(plan.value, [character, ...(casting.content.others ?? [])]);
}

/** What everybody whom a spell heals regains besides, where it is cast with a slot. */
const healedMore = (character: Character, spell: Spell, how: CastWith) =>
  healsMoreBy(giftedOf(character), how.kind === 'slot' && spell.level > 0 ? levelCast(spell, how) : 0);

/** With what numbers creatures are called by a spell. */
function callerOf(character: Character, spell: Spell, slot: number): Companion['caller'] {
  const { ability, attack, saveDifficulty } = numbersOfSpell(character, spell.id);
  return { slot, toHit: attack.value, dc: saveDifficulty.value, modifier: abilityModifierOf(character, ability) };
}

/** The activity that is rolled when a spell is cast: the chosen one, or the only one; null where nothing is rolled. */
function rolledNow(activities: readonly Activity[], { activity, targets }: Chosen): Activity | null {
  const [first, ...more] = rolledActivities(activities, activity, targets?.length === 0, (targets?.length ?? 0) > 0);
  return first && more.length === 0 ? first : null;
}

/** A spell as its caster rolls it, at the level it is cast at; null where it rolls nothing, and asks for no save. */
function rolledSpell(
  character: Character,
  spell: Spell,
  level: number,
  { content, chosen }: Pick<Casting, 'content' | 'chosen'>,
  how?: CastWith,
): UseRolled | null {
  const activity = rolledNow(content.spell?.activities ?? [], chosen);
  if (!activity) return null;
  const { id, name } = spell;
  const { ability, attack, saveDifficulty } = numbersOfSpell(character, id);
  const own = how?.kind === 'item' ? how : null;
  const values = valuesOf(character, [], level, { spell: learnedIn(character, spell) });
  const { damageType } = chosen;
  return {
    name,
    level: spell.level,
    activity,
    growing: { slot: level, tier: tierOf(levelOf(character)), values },
    numbers: {
      ability,
      attack: own?.toHit === undefined ? attack : figure(part('Item', own.toHit)),
      dc: own?.dc ?? saveDifficulty.value,
    },
    damageType: damageType ?? null,
    gifts: damageGifts(giftedOf(character), spell),
    more: how === undefined ? 0 : healedMore(character, spell, how),
    spell: own
      ? null
      : { id, level, ...(activity.id !== undefined && { activity: activity.id }), ...(damageType !== undefined && { damageType }) },
  };
}

/** What was chosen of the things that a spell does, in words, where the table alone carries it out. */
function toldOf({ content, chosen }: Casting): string | undefined {
  const activity = content.spell?.activities.find(({ id }) => id !== undefined && id === chosen.activity);
  if (activity && chosen.choice !== undefined && choicesForOthers(activity).includes(chosen.choice)) return `Chosen: ${chosen.choice}.`;
  if (activity?.isChosen !== true) return undefined;
  return [activity.name, activity.note].filter((each) => each !== undefined).join(': ');
}

/** Whoever concentrates on a spell of which nothing lies on themselves bears its mark: with its time their concentration is over. */
function keepingTime(character: Character, spell: Spell, level: number): Character {
  const { activeEffects } = character;
  if (!spell.concentration || character.concentration !== spell.id || activeEffects.some(isHeldBy(character, spell.id))) return character;
  const mark = markOf({
    id: freeId(spell.id, new Set(activeEffects.map(({ id }) => id))),
    name: spell.name,
    source: { kind: 'spell', id: spell.id },
    from: character.id,
    held: true,
    duration: durationOfSpell(durationAt(spell, level)),
    slot: level,
  });
  return { ...character, activeEffects: [...activeEffects, mark].slice(-gameLimits.activeEffects) };
}

/**
 * Casts a spell that is known and prepared: the slot is spent, and concentration moves to a spell that needs it. A cantrip
 * needs no slot; a wizard's ritual need not be prepared. Refuses anything else in a sentence.
 * Where it is known what the spell does, what it heals and leaves on heroes is carried out, and what it does to others is rolled.
 */
export function castSpell(character: Character, spellId: string, how: CastWith, casting?: Casting): CharacterResult<CharacterStep> {
  const spell = spellOf(character, spellId);
  if (!spell) return refuse('noSuchSpell', {});
  const able = mayCast(character, spell);
  if (!able.ok) return able;
  const payer = how.kind === 'free' && how.paidBy === undefined ? freePayerOf(character, spellId) : undefined;
  const { targets = [character.id] } = casting?.chosen ?? {};
  const isElsewhere = targets.length !== 1 || targets[0] !== character.id;
  if (isElsewhere && castsOnSelfAlone(payer?.by)) return refuse('onlyForOneself', { entry: payer?.name ?? spell.name });
  const paid = pay(character, spell, how);
  if (!paid.ok) return paid;
  const isHigher = (how.kind === 'slot' || how.kind === 'item') && spell.level > 0 && how.level > spell.level;
  const level = isHigher ? how.level : null;
  const hero = partyOf(character);
  const shaped = casting ? shapedBy(paid.value, spell, how, casting, true) : null;
  if (shaped && !shaped.ok) return shaped;
  const own = shaped?.value;
  const chosen = casting && { ...casting.chosen, ...(own?.damageType && { damageType: own.damageType }) };
  const sure = payer && makesOwnSave(payer.by) ? payer.name : null;
  const castAt = levelCast(spell, how) + (own?.raise ?? 0);
  const used = casting && chosen && { ...casting, content: own?.content ?? casting.content, chosen };
  const rolled = used && sure === null ? rolledSpell(character, spell, castAt, used, how) : null;
  const save = rolled && saveFactOf(rolled);
  const told = sure === null ? casting && toldOf(casting) : `The save succeeds by itself (${sure}).`;
  const cast = characterFact({
    kind: 'casts',
    hero,
    spell: spellWord(character, spell.id),
    level,
    ritual: how.kind === 'ritual',
    ...(own && own.names.length > 0 && { with: own.names }),
    ...(told !== undefined && { told }),
    ...(save && { save }),
  });
  const plan = casting ? planOfSpell(character, spell, how, casting) : null;
  if (plan && !plan.ok) return plan;
  const spent = own?.character ?? paid.value;
  const ended = spell.concentration ? endConcentration(spent) : step(spent);
  const ready = spell.concentration ? { ...ended.character, concentration: spell.id } : ended.character;
  const carried = plan ? carryOutPlan(ready, plan.value) : step(ready);
  const done = { ...carried, character: keepingTime(carried.character, spell, castAt) };
  const roll = rolled && ((dice: Dice) => (how.kind === 'item' ? rollUseWhole : rollUse)(done.character, rolled, dice));
  const fallen = roll && casting ? (own?.roll(casting.dice, roll) ?? roll(casting.dice)) : [];
  const forces = rolled && used ? forcedSaveOf(rolled, fallen, givenBySpell(character, spell, castAt, used)) : null;
  const facts = [cast, ...ended.facts, ...done.facts];
  return yes({ character: done.character, facts, rolls: [...fallen, ...done.rolls], ...(forces && { forces }) });
}

/** Rolls the damage of a spell that was cast and hit. Refuses a spell that is not known, and one that deals no damage. */
export function spellDamageRolls(character: Character, what: SpellDamage, content: ActContent, dice: Dice): CharacterResult<Roll[]> {
  const spell = spellOf(character, what.spell);
  if (!spell) return refuse('noSuchSpell', {});
  const isGranted = anyCastsOf(character).some((any) => isForSpell(any, spell));
  if (!isGranted && !knownSpellsOf(character).some((known) => known.spell === spell.id)) {
    return refuse('doesNotKnowSpell', { name: character.name, spell: spell.name });
  }
  const rolled = rolledSpell(character, spell, Math.max(what.level, spell.level), { content, chosen: what });
  const rolls = rolled ? damageRolls(character, giftedHit(rolled, what.extras), dice, { critical: what.critical }) : [];
  const from = rolls[0]?.from;
  const more = spellExtraRolls(character, rolls, what, dice).map((each) => ({ ...each, ...(from && { from }) }));
  return rolls.length > 0 ? yes([...rolls, ...more]) : refuse('dealsNoDamage', { spell: spell.name });
}
