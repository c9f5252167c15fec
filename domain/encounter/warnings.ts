import { limits } from '#domain/limits/limits.ts';
import { encounterDifficulty } from '#domain/rules/encounter.ts';
import { countOf, xpOfFoes } from './foes.ts';
import type { KnownFoe } from './foes.ts';
import { isAbove, isWeak, partyLevel } from './party-level.ts';

/** What somebody who builds an encounter should know before they play it. */
export type Warning =
  | { kind: 'beyondHigh' }
  | { kind: 'crowd'; creatures: number; heroes: number }
  | { kind: 'outnumbered'; creatures: number; heroes: number }
  | { kind: 'aboveLevel'; names: string[]; level: number }
  | { kind: 'manyStatBlocks'; statBlocks: number }
  | { kind: 'worthless'; names: string[] };

/**
 * What speaks against an encounter, as “Troubleshooting” of SRD 5.2.1 (Gameplay Toolbox, Combat Encounters) has it: many
 * creatures, a rating above the party’s level, creatures without experience, many stat blocks. Heroes of levels 1 and 2 are
 * warned of as soon as they are outnumbered.
 */
export function warningsOf(levels: readonly number[], foes: readonly KnownFoe[]): Warning[] {
  if (levels.length === 0 || foes.length === 0) return [];
  const creatures = countOf(foes);
  const heroes = levels.length;
  const level = partyLevel(levels);
  const above = foes.flatMap(({ creature }) => (isAbove(creature, level) ? [creature.name] : []));
  const worthless = foes.flatMap(({ creature }) => (creature.xp === 0 ? [creature.name] : []));
  const warnings: Warning[] = [];
  if (encounterDifficulty(levels, xpOfFoes(foes)).difficulty === 'beyond high') warnings.push({ kind: 'beyondHigh' });
  if (creatures > heroes * limits.encounterCreaturesPerHero) warnings.push({ kind: 'crowd', creatures, heroes });
  else if (isWeak(levels) && creatures > heroes) warnings.push({ kind: 'outnumbered', creatures, heroes });
  if (above.length > 0) warnings.push({ kind: 'aboveLevel', names: above, level });
  if (foes.length > limits.encounterStatBlocks) warnings.push({ kind: 'manyStatBlocks', statBlocks: foes.length });
  if (worthless.length > 0) warnings.push({ kind: 'worthless', names: worthless });
  return warnings;
}
