import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { endConcentration } from './concentration.ts';
import { endByState } from '#domain/character/effects/end-effects.ts';
import { yes } from '#domain/result.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { isDead, lifeOf } from '#domain/character/sheet/state.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const fresh = { successes: 0, failures: 0 };
const deadFailures = 3;
const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 0;

/** Damage at 0 hit points is one failed death save, two when critical; as much as all hit points kills. */
function takeDamageWhileDown(character: Character, amount: number, critical: boolean): CharacterStep {
  const deadly = amount >= maximumHitPointsOf(character).value;
  const failures = deadly ? deadFailures : Math.min(deadFailures, character.deathSaves.failures + (critical ? 2 : 1));
  // Somebody who was stable is dying again, and starts over with successes.
  const after = { ...character, deathSaves: { successes: lifeOf(character) === 'stable' ? 0 : character.deathSaves.successes, failures } };
  const hero = partyOf(character);
  return step(after, characterFact(failures >= deadFailures ? { kind: 'dies', hero } : { kind: 'failsDeathSaves', hero, failures }));
}

/** What is said of damage besides how much is taken: its type, and how much was dealt before resistance and the like. */
interface DamageTerms {
  critical?: boolean;
  type?: DamageType | undefined;
  dealt?: number;
}

/**
 * Damage: temporary hit points go first, then hit points, and never below 0. What is left over kills when it is as much as
 * all hit points. Falling ends concentration. Refuses the dead and amounts that are not whole numbers from 0.
 */
export function takeDamage(
  character: Character,
  amount: number,
  { critical = false, type, dealt = amount }: DamageTerms = {},
): CharacterResult<CharacterStep> {
  if (!isAmount(amount)) return refuse('amountOutOfBounds', {});
  if (isDead(character)) return refuse('isDead', { name: character.name });
  const hero = partyOf(character);
  const met = type === undefined ? {} : { type, ...(dealt !== amount && { dealt }) };
  const shielded = Math.min(character.temporaryHitPoints, amount);
  const remaining = amount - shielded;
  const guarded = { ...character, temporaryHitPoints: character.temporaryHitPoints - shielded };
  if (remaining === 0) return yes(step(guarded, characterFact({ kind: 'takesNoDamage', hero, ...met })));
  const left = hitPointsLeft(character);
  if (left === 0) return yes(takeDamageWhileDown(guarded, remaining, critical));
  const maximum = maximumHitPointsOf(character).value;
  if (remaining < left) {
    const damaged = { ...guarded, damage: maximum - left + remaining };
    return yes(step(damaged, characterFact({ kind: 'takesDamage', hero, amount: remaining, left: left - remaining, maximum, ...met })));
  }
  const deadly = remaining - left >= maximum;
  const fallen = { ...guarded, damage: maximum, deathSaves: deadly ? { ...fresh, failures: deadFailures } : fresh };
  const ended = endConcentration(fallen);
  const settled = endByState(ended.character);
  const zeroFact = characterFact({ kind: deadly ? 'diesAtOnce' : 'fallsUnconscious', hero });
  return yes(step(settled.character, zeroFact, ...ended.facts, ...settled.facts));
}

/** Healing, up to all hit points; it wakes those at 0 and clears their death saves. Refuses the dead. */
export function heal(character: Character, amount: number): CharacterResult<CharacterStep> {
  if (!isAmount(amount)) return refuse('amountOutOfBounds', {});
  if (isDead(character)) return refuse('healingDoesNotHelp', { name: character.name });
  const maximum = maximumHitPointsOf(character).value;
  const before = hitPointsLeft(character);
  const left = Math.min(maximum, before + amount);
  const healed = { ...character, damage: maximum - left, deathSaves: left > 0 ? fresh : character.deathSaves };
  return yes(step(healed, characterFact({ kind: 'hasHitPoints', hero: partyOf(character), left, maximum })));
}

/** Temporary hit points do not add up: the larger number stays. */
export function gainTemporary(character: Character, amount: number): CharacterResult<CharacterStep> {
  if (!isAmount(amount)) return refuse('amountOutOfBounds', {});
  const temporaryHitPoints = Math.max(character.temporaryHitPoints, amount);
  const has = characterFact({ kind: 'hasTemporaryHitPoints', hero: partyOf(character), amount: temporaryHitPoints });
  return yes(step({ ...character, temporaryHitPoints }, has));
}
