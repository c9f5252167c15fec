import { xpOf } from '#domain/rules/challenge-experience.ts';
import type { Challenge } from '#domain/rules/challenge-experience.ts';
import { challenges } from '#domain/rules/challenges.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';

/** Experience for a creature that is defeated in its lair: that of the next challenge rating (SRD 5.2.1, the line "CR" of each such creature). */
function xpInLair(challenge: Challenge): number {
  return xpOf(challenges[challenges.indexOf(challenge) + 1] ?? challenge);
}

/**
 * A creature as it is in its lair: one more legendary action between its turns and one more legendary resistance a day, and its
 * experience is that of the next challenge rating (SRD 5.2.1). Null for a creature that no lair changes.
 */
export function inLair(block: StatBlock): StatBlock | null {
  const { legend, challenge } = block;
  if (!legend?.lair) return null;
  return {
    ...block,
    legend: { ...legend, actions: legend.actions + 1, resistances: legend.resistances + 1, lair: false },
    xp: xpInLair(challenge),
  };
}
