import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { Character, Item } from '#domain/character/character.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { conditionsOf, isDead } from '#domain/character/sheet/state.ts';
import { partyOf } from '#domain/party-of.ts';
import { isOverAfterRest } from './duration.ts';

/** The same hit points under another maximum; those above it are lost. */
export function keepingHitPoints(before: Character, after: Character): Character {
  const maximum = maximumHitPointsOf(after).value;
  const left = Math.min(maximum, hitPointsLeft(before));
  const isSame = maximum === maximumHitPointsOf(before).value && hitPointsLeft(after) === left;
  return isSame ? after : { ...after, damage: maximum - left };
}

/** What is carried without what came about with effects that are gone. */
export function withoutVanished<Carried extends Pick<Item, 'id' | 'conjured'>>(
  inventory: Carried[],
  activeEffects: readonly Pick<ActiveEffect, 'item'>[],
): Carried[] {
  const isGone = ({ id, conjured }: Carried) => conjured === true && !activeEffects.some(({ item }) => item === id);
  return inventory.some(isGone) ? inventory.filter((each) => !isGone(each)) : inventory;
}

/** The character without some effects and the conditions that only they brought. Nobody is told. */
export function withoutEffects(character: Character, ends: (effect: ActiveEffect) => boolean): Character {
  const gone = character.activeEffects.filter(ends);
  if (gone.length === 0) return character;
  const activeEffects = character.activeEffects.filter((effect) => !ends(effect));
  const still = new Set(activeEffects.flatMap(({ conditions = [] }) => conditions));
  const lifted = new Set(gone.flatMap(({ conditions = [] }) => conditions).filter((name) => !still.has(name)));
  const conditions = character.conditions.filter((name) => !lifted.has(name));
  const vanishing = gone.some(({ shape }) => shape?.vanishing === true) ? { temporaryHitPoints: 0 } : {};
  const inventory = withoutVanished(character.inventory, activeEffects);
  return keepingHitPoints(character, { ...character, ...vanishing, inventory, activeEffects, conditions });
}

/** Ends some effects, and says which; those are not told that `isQuiet` picks. */
export function endEffects(
  character: Character,
  ends: (effect: ActiveEffect) => boolean,
  isQuiet: (effect: ActiveEffect) => boolean = () => false,
): CharacterStep {
  const gone = character.activeEffects.filter((each) => ends(each) && !isQuiet(each));
  const endFacts = gone.map(({ name }) => characterFact({ kind: 'effectEnded', hero: partyOf(character), effect: name }));
  return step(withoutEffects(character, ends), ...endFacts);
}

/** Ends what cannot last in the state that somebody is in: a Rage ends when its bearer is incapacitated, and with their death. */
export function endByState(character: Character): CharacterStep {
  if (character.activeEffects.length === 0) return step(character);
  const now = new Set<string>(conditionsOf(character));
  const dead = isDead(character);
  const stops = (name: string) => now.has(name) || (dead && (name === 'incapacitated' || name === 'unconscious'));
  const runsOut = ({ ends, shape }: ActiveEffect) => shape !== undefined && ends.some(({ by }) => by === 'noTemporaryHitPoints');
  return endEffects(
    character,
    (effect) =>
      effect.ends.some((ending) => ending.by === 'condition' && stops(ending.condition)) ||
      (character.temporaryHitPoints === 0 && runsOut(effect)),
  );
}

/** Ends what does not outlast a rest. */
export function endByRest(character: Character, rest: 'short' | 'long'): CharacterStep {
  const { pastEffects, ...rested } = character;
  return endEffects(pastEffects === undefined ? character : rested, ({ duration }) => isOverAfterRest(duration, rest));
}

/** Whether an effect is held by the concentration of somebody on a spell. */
export const isHeldBy =
  (giver: Pick<Character, 'id'>, spell: string) =>
  ({ held, from, source }: ActiveEffect): boolean =>
    held && from === giver.id && source.id === spell;
