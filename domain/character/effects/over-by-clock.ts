import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { endEffects, isHeldBy, withoutEffects } from './end-effects.ts';
import { isShort, overAt } from './play-clock.ts';
import { startEffects } from './start-effects.ts';

/** A character as they are now: what is over by the clock counts no longer, and is kept aside for the word of the table. */
export function settled(character: Character, now: Date): Character {
  const { concentration } = character;
  const isOver = (effect: ActiveEffect) => (overAt(effect) ?? Infinity) <= now;
  const over = character.activeEffects.filter(isOver);
  if (over.length === 0) return character;
  const isFreed = concentration !== null && over.some(isHeldBy(character, concentration));
  const gone = (effect: ActiveEffect) => isOver(effect) || (isFreed && isHeldBy(character, concentration)(effect));
  const left = character.activeEffects.filter((effect) => !gone(effect));
  const names = new Set([...over, ...left].map(({ name }) => name));
  const pastEffects = [...(character.pastEffects ?? []).filter(({ name }) => !names.has(name)), ...over].slice(-gameLimits.activeEffects);
  return { ...withoutEffects(character, gone), pastEffects, ...(isFreed && { concentration: null }) };
}

/** The word of the table on an effect whose time is over by the clock: it goes on for as long again, or it is let go. Refuses what is not there. */
export function judgePastEffect(character: Character, effectId: string, goesOn: boolean): CharacterResult<CharacterStep> {
  const past = character.pastEffects ?? [];
  const effect = past.find(({ id }) => id === effectId);
  if (!effect) return refuse('noSuchEffect', {});
  const pastEffects = past.filter((each) => each !== effect);
  if (!goesOn) return yes(step({ ...character, pastEffects }));
  const { since: _since, ...again } = effect;
  const started = startEffects({ ...character, pastEffects }, [again]);
  const isOwn = effect.held && effect.from === character.id && character.concentration === null;
  return yes({ ...started, character: { ...started.character, ...(isOwn && { concentration: effect.source.id }) } });
}

/** A character without what ends within an hour, as paper has them that is read for longer. */
export const withoutShortEffects = (character: Character): Character => withoutEffects(character, isShort);

/** Minutes pass at the table: what lasts less than an hour ends, and with it the concentration that held it. Refuses where nothing does. */
export function passTime(character: Character): CharacterResult<CharacterStep> {
  const { concentration, pastEffects = [], name } = character;
  const short = character.activeEffects.filter(isShort);
  if (short.length + pastEffects.length === 0) return refuse('nothingEndsByTime', { name });
  const isFreed = concentration !== null && short.some(isHeldBy(character, concentration));
  const ended = endEffects(character, (effect) => short.includes(effect) || (isFreed && isHeldBy(character, concentration)(effect)));
  const facts = ended.facts.length > 0 ? ended.facts : pastEffects.map((each) => endedFact(character, each));
  return yes({ ...ended, facts, character: { ...ended.character, pastEffects: [], ...(isFreed && { concentration: null }) } });
}

const endedFact = (character: Character, { name }: ActiveEffect) =>
  characterFact({ kind: 'effectEnded', hero: partyOf(character), effect: name });
