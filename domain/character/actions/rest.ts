import { modifierOf } from '#domain/rules/ability.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { usesAfterRest } from '#domain/character/sheet/uses.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { eachFeature } from '#domain/character/effects/feature-ways.ts';
import { endByRest, isHeldBy } from '#domain/character/effects/end-effects.ts';
import { restCompanions, restedCompanions, rollHitDie } from './companion-hit-points.ts';
import { exhaustionLeft } from './conditions.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { heal } from './current-hit-points.ts';
import { itemsAfterRest } from '#domain/character/item-use/item-charges.ts';
import { yes } from '#domain/result.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { hitDiceOf, largestHitDice } from '#domain/character/sheet/hit-dice.ts';
import { hitDieIds } from '#domain/srd/class-rules.ts';
import type { HitDieId } from '#domain/srd/class-rules.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { durationOfSpell, isOverAfterRest } from '#domain/character/effects/duration.ts';
import { endConcentration } from './concentration.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const tooWeak = ({ name }: Character) => refuse('cannotRest', { name });

/** Concentration on a spell that the rest has outlasted is over with it. */
function withHeldEffects(character: Character): Character {
  const spell = character.concentration === null ? undefined : spellOf(character, character.concentration);
  const held = spell && character.activeEffects.filter(isHeldBy(character, spell.id));
  const lasts = held?.[0]?.duration ?? (spell && durationOfSpell(spell.duration));
  const over = lasts !== undefined && isOverAfterRest(lasts, 'short');
  return over ? endConcentration(character).character : character;
}

/** Whether a short rest takes a level of exhaustion too (SRD 5.2.1, Tireless). */
const isTireless = (character: Character) => eachFeature(character).some(({ name }) => name === 'Tireless');

/** What a rest asks of content: of items that regain charges, and of creatures that spend Hit Dice. */
type RestContent = Pick<ActContent, 'items' | 'findCreature'>;

/** Nobody rests where they fell: who lies prone gets up, unless an effect that goes on keeps them down. */
function risen(character: Character): CharacterStep {
  const isHeld = character.activeEffects.some(({ conditions = [] }) => conditions.includes('prone'));
  if (isHeld || !character.conditions.includes('prone')) return step(character);
  const up = { ...character, conditions: character.conditions.filter((name) => name !== 'prone') };
  return step(up, characterFact({ kind: 'conditionEnded', hero: partyOf(character), condition: 'prone' }));
}

/** Hit dice to spend, by their size. */
type ChosenDice = Partial<Record<HitDieId, number | undefined>>;

/** The dice that are meant, where so many of each size are left. */
function judgeHitDice(character: Character, chosen: number | ChosenDice): CharacterResult<ChosenDice> {
  const counts = typeof chosen === 'number' ? [chosen] : Object.values(chosen).map((count) => count ?? 0);
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) return refuse('chooseHitDice', {});
  const wanted = counts.reduce((sum, count) => sum + count, 0);
  if (character.ruleSet === 'quick') return wanted > 0 ? refuse('noHitDice', {}) : yes({});
  const there = hitDiceOf(character);
  const left = there.reduce((sum, each) => sum + each.left, 0);
  if (wanted > left) return refuse('hitDiceLeft', { name: character.name, left });
  if (typeof chosen === 'number') return yes(largestHitDice(character, chosen));
  const short = hitDieIds.find((id) => (chosen[id] ?? 0) > (there.find((each) => each.id === id)?.left ?? 0));
  if (short === undefined) return yes(chosen);
  return refuse('hitDiceOfSizeLeft', { name: character.name, die: short, left: there.find(({ id }) => id === short)?.left ?? 0 });
}

function withSpent({ hitDiceSpent }: Character, more: ChosenDice): Character['hitDiceSpent'] {
  const counts = hitDieIds.map((id): [HitDieId, number] => [id, (hitDiceSpent[id] ?? 0) + (more[id] ?? 0)]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * A short rest: spends hit dice, each giving its roll and constitution but at least 1 hit point, and brings back pact slots
 * and what any rest does. Creatures that were called and outlast it spend theirs. Refuses somebody at 0 hit points and more dice than are left; the quick rules know no hit dice.
 */
export function shortRest(
  character: Character,
  chosen: number | ChosenDice,
  dice: Dice,
  { items, findCreature }: RestContent = noContent,
): CharacterResult<CharacterStep> {
  if (hitPointsLeft(character) === 0) return tooWeak(character);
  const spent = judgeHitDice(character, chosen);
  if (!spent.ok) return spent;
  const thrown = hitDieIds.toReversed().flatMap((id) => Array.from({ length: spent.value[id] ?? 0 }, () => id));
  const constitution = modifierOf(character.stats.constitution);
  const rolls = thrown.map((die, index) => rollHitDie(dice, { name: character.name, die, number: index + 1 }, constitution));
  const gained = rolls.reduce((sum, { total }) => sum + total, 0);
  const carried = itemsAfterRest(character, items, 'short', dice);
  const rested = {
    ...character,
    inventory: carried.inventory,
    hitDiceSpent: withSpent(character, spent.value),
    pactSlotsSpent: 0,
    usesSpent: usesAfterRest(character, 'short'),
    exhaustion: isTireless(character) ? exhaustionLeft(character, 1) : character.exhaustion,
  };
  const over = endByRest(rested, 'short');
  const up = risen(over.character);
  const healed = heal(up.character, gained);
  if (!healed.ok) return healed;
  const { exhaustion } = rested;
  const facts = [
    characterFact({ kind: 'shortRest', hero: partyOf(character) }),
    ...over.facts,
    ...up.facts,
    ...(exhaustion === character.exhaustion ? [] : [characterFact({ kind: 'exhaustion', level: exhaustion })]),
    ...healed.value.facts,
  ];
  const held = withHeldEffects(healed.value.character);
  const beside =
    findCreature && character.ruleSet !== 'quick' ? restCompanions(held, findCreature, dice) : { character: held, facts: [], rolls: [] };
  return yes({ character: beside.character, facts: [...facts, ...beside.facts], rolls: [...rolls, ...beside.rolls] });
}

/**
 * A long rest: all hit points, hit dice, slots and uses come back, charges of items as their dice say, one level of exhaustion goes that neither thirst nor hunger holds, temporary hit points end.
 * Humans wake inspired, and may pass it on where they were. Refuses somebody at 0 hit points.
 */
export function longRest(character: Character, dice: Dice, { items }: RestContent = noContent): CharacterResult<CharacterStep> {
  if (hitPointsLeft(character) === 0) return tooWeak(character);
  const over = endByRest(endConcentration(character).character, 'long');
  const up = risen(over.character);
  const carried = itemsAfterRest(character, items, 'long', dice);
  const isResourceful = character.ruleSet === 'srd' && character.species === 'human';
  const after: Character = {
    ...restedCompanions(up.character),
    inventory: carried.inventory,
    damage: 0,
    temporaryHitPoints: 0,
    hitDiceSpent: {},
    deathSaves: { successes: 0, failures: 0 },
    slotsSpent: character.slotsSpent.map(() => 0),
    pactSlotsSpent: 0,
    usesSpent: usesAfterRest(character, 'long'),
    exhaustion: exhaustionLeft(character, 1),
    ...(character.ruleSet === 'srd' && { openDays: Math.min(gameLimits.daysAtOnce, character.openDays + 1) }),
    inspiration: character.inspiration || isResourceful,
    inspirationToPass: character.inspirationToPass || (isResourceful && character.inspiration),
  };
  const hero = partyOf(character);
  const facts = [characterFact({ kind: 'longRest', hero, hitPoints: maximumHitPointsOf(after).value })];
  facts.push(...over.facts, ...up.facts, ...carried.facts);
  if (after.exhaustion !== character.exhaustion) facts.push(characterFact({ kind: 'exhaustion', level: after.exhaustion }));
  if (after.inspiration && !character.inspiration) facts.push(characterFact({ kind: 'wakesInspired', hero }));
  if (isResourceful && character.inspiration) facts.push(characterFact({ kind: 'mayPassInspiration', hero }));
  return yes({ character: after, facts, rolls: carried.rolls });
}
