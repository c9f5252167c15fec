import { withArticle } from '#domain/text/noun-text.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { attacksOf } from '#domain/character/sheet/attacks.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { attackOutcome } from './make-roll.ts';

/** How many sides each die has, in the order of the faces: `1d8+2d6` is 8, 6, 6. */
function sidesOf({ dice }: Roll): number[] {
  return dice.split('+').flatMap((pool) => {
    const [count = '0', sides = '0'] = pool.split('d');
    return Array.from({ length: Number(count) }, () => Number(sides));
  });
}

/** Whether the lowest die was kept, as disadvantage does. */
function keptLow({ faces, kept, notes = [] }: Roll): boolean {
  const [only = 0] = kept;
  const [low, high] = [Math.min(...faces), Math.max(...faces)];
  return low === high ? notes.some((note) => note.startsWith('Disadvantage:')) : only === low;
}

function outcomeAgain(character: Character, roll: Roll): Roll['outcome'] {
  const { from, against, kept, total } = roll;
  if (from?.what === 'attack') {
    const criticalFrom = attacksOf(character).find(({ itemId }) => from.spell === undefined && itemId === from.itemId)?.criticalFrom ?? 20;
    return attackOutcome(kept[0] ?? 0, total, { difficulty: against, criticalFrom });
  }
  return roll.outcome === undefined || against === null ? undefined : total >= against ? 'success' : 'failure';
}

/**
 * Spends Heroic Inspiration to roll one die of a roll again (SRD 5.2.1): the lowest, which gains most, and the new face counts.
 * Refuses who is not inspired, a roll of somebody else, and one without dice.
 */
export function rollAgain(character: Character, before: Roll, dice: Dice): CharacterResult<CharacterStep & { rolls: [Roll] }> {
  if (!character.inspiration) return refuse('notInspired', { name: character.name });
  const sides = sidesOf(before);
  if (before.from?.characterId !== character.id || before.faces.length === 0 || sides.length !== before.faces.length) {
    return refuse('cannotRollAgain', { name: character.name });
  }
  const { faces } = before;
  const place = faces.indexOf(Math.min(...faces));
  const face = dice(sides[place] ?? 20);
  const now = faces.with(place, face);
  const kept = before.kept.length === faces.length ? now : [keptLow(before) ? Math.min(...now) : Math.max(...now)];
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  const total = before.total - sum(before.kept) + sum(kept);
  const notes = [...(before.notes ?? []), `Heroic Inspiration: ${withArticle(`${faces[place] ?? 0}`)} was rolled again`];
  const roll = { ...before, faces: now, kept, total, notes };
  const used = characterFact({ kind: 'usesInspiration', hero: partyOf(character) });
  return yes({ ...step({ ...character, inspiration: false }, used), rolls: [{ ...roll, outcome: outcomeAgain(character, roll) }] });
}
