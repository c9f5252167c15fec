import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { endByState } from '#domain/character/effects/end-effects.ts';
import { unattuned } from '#domain/character/inventory/curse.ts';
import { heal } from './current-hit-points.ts';
import { yes } from '#domain/result.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { plainRoll, sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import type { RollOptions } from '#domain/character/rolls/sheet-roll.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const enough = 3;

/**
 * A death save: 10 or more is a success and three are stable, less is a failure and three are dead. A natural 1 is two
 * failures; a natural 20 wakes with 1 hit point. Refuses those who are not dying.
 */
export function rollDeathSave(character: Character, dice: Dice, options: RollOptions = plainRoll): CharacterResult<CharacterStep> {
  const planned = sheetRoll(character, { kind: 'deathSave' }, options);
  if (!planned.ok) return planned;
  const roll = { ...makeRoll(planned.value, dice), label: `${character.name}: death save` };
  const face = roll.kept[0] ?? 0;
  if (face === 20) {
    const woken = heal(character, 1);
    return woken.ok ? yes({ ...woken.value, facts: [characterFact({ kind: 'wakes', hero: partyOf(character) })], rolls: [roll] }) : woken;
  }
  const { successes, failures } = character.deathSaves;
  const held = roll.outcome === 'success' && face !== 1;
  const deathSaves = held
    ? { successes: Math.min(enough, successes + 1), failures }
    : { successes, failures: Math.min(enough, failures + (face === 1 ? 2 : 1)) };
  const after = { ...character, deathSaves };
  const settled = endByState(after);
  return yes({ character: settled.character, facts: [deathSaveFact(after), ...settled.facts], rolls: [roll] });
}

function deathSaveFact(character: Character): CharacterFact {
  const { successes, failures } = character.deathSaves;
  const hero = partyOf(character);
  if (failures >= enough) return characterFact({ kind: 'dies', hero });
  return characterFact(successes >= enough ? { kind: 'isStable', hero } : { kind: 'deathSaves', hero, successes, failures });
}

/** Stops somebody from dying without waking them. Refuses those who are not dying. */
export function stabilize(character: Character): CharacterResult<CharacterStep> {
  if (lifeOf(character) !== 'dying') return refuse('isNotDying', { name: character.name });
  const after = { ...character, deathSaves: { successes: enough, failures: 0 } };
  return yes(step(after, deathSaveFact(after)));
}

/**
 * Brings the dead back with 1 hit point. They have one level of exhaustion fewer than as they died, and are attuned to nothing any more
 * (SRD 5.2.1, Dead). Refuses the living.
 */
export function revive(character: Character): CharacterResult<CharacterStep> {
  if (lifeOf(character) !== 'dead') return refuse('isNotDead', { name: character.name });
  const inventory = character.inventory.map((item) => (item.attuned ? unattuned(item) : item));
  const exhaustion = Math.max(0, character.exhaustion - 1);
  const back = heal({ ...character, exhaustion, inventory, damage: 1_000_000, deathSaves: { successes: 0, failures: 0 } }, 1);
  if (!back.ok) return back;
  const lost = character.inventory.filter(({ attuned }) => attuned);
  const facts = lost.map(({ name }) => characterFact({ kind: 'itemAttunementEnded', item: name }));
  return yes({ ...back.value, facts: [characterFact({ kind: 'isRevived', hero: partyOf(character) }), ...facts] });
}
