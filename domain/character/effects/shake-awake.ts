import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { endEffects } from './end-effects.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { conditionsOf, lifeOf } from '#domain/character/sheet/state.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import { partyOf } from '#domain/party-of.ts';
import { isEndedByHelp } from '#domain/rules/activity/laid-effect.ts';
import { yes } from '#domain/result.ts';

type Sleeper = Pick<Character, 'activeEffects' | 'conditions'>;

/** Whether somebody sleeps as people do: nothing that lasts holds them so. */
const isPlainlyAsleep = ({ activeEffects, conditions }: Sleeper): boolean =>
  conditions.includes('unconscious') && !activeEffects.some((effect) => effect.conditions?.includes('unconscious') === true);

/** Whether a shake wakes somebody: out of a magic sleep that help ends, or out of plain sleep; not who is down at 0 hit points. */
export const canBeShakenAwake = (character: Character): boolean =>
  lifeOf(character) === 'up' && (character.activeEffects.some(isEndedByHelp) || isPlainlyAsleep(character));

/** What somebody does who shakes others awake; refuses who cannot act. */
export function shakesAwake(character: Character, others: readonly Character[]): CharacterResult<CharacterStep> {
  const cannot = lifeOf(character) !== 'up' || conditionsOf(character).includes('incapacitated');
  if (cannot) return refuse('cannotShake', { name: character.name });
  return yes(
    step(character, ...others.map((other) => characterFact({ kind: 'shakesAwake', hero: partyOf(character), target: partyOf(other) }))),
  );
}

/** Somebody who is shaken awake (SRD 5.2.1, Sleep); refuses who is not asleep, or nothing but healing or first aid brings to. */
export function shakenAwake(target: Character): CharacterResult<CharacterStep> {
  if (!canBeShakenAwake(target)) return refuse('cannotBeShakenAwake', { name: target.name });
  const freed = endEffects(target, isEndedByHelp);
  if (!isPlainlyAsleep(freed.character)) return yes(freed);
  const { character } = freed;
  const conditions = character.conditions.filter((each) => each !== 'unconscious');
  const lifted = characterFact({ kind: 'conditionEnded', hero: partyOf(character), condition: 'unconscious' });
  return yes({ ...freed, character: { ...character, conditions }, facts: [...freed.facts, lifted] });
}
