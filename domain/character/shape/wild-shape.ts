import { challengeNumber } from '#domain/rules/challenge-experience.ts';
import type { Shape } from '#domain/rules/activity/shape.ts';
import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from '#domain/character/classes/class-levels.ts';
import { grownTo } from '#domain/srd/class-rules.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';

/** The highest challenge rating of a form by the druid's level (SRD 5.2.1, Beast Shapes), in eighths. */
const eighths = [
  [2, 2],
  [4, 4],
  [8, 8],
] as const;
const flyFrom = 8;

/** Whether a druid can take the form of a creature: a Beast, not too strong, and without a Fly Speed before level 8. */
export function canTakeShape(character: Pick<Character, 'classes'>, block: StatBlock): boolean {
  return isWildShapeForm(classLevelOf(character, 'druid'), block);
}

/** The same for a druid of a level. */
export function isWildShapeForm(level: number, { type, challenge, speeds }: StatBlock): boolean {
  if (level < 2 || type !== 'beast') return false;
  return challengeNumber(challenge) * 8 <= grownTo(eighths, level) && (level >= flyFrom || (speeds.fly ?? 0) === 0);
}

/** The form of a creature, as far as it takes the place of one's own body. */
export function shapeFrom(block: StatBlock): Shape {
  const { id: monster, name, size, armorClass, speeds, abilities, saves, skills, attacks, attacksPerTurn, senses, traits } = block;
  const { walk = 0, fly = 0, swim = 0, climb = 0, burrow = 0 } = speeds;
  const { strength, dexterity, constitution } = abilities;
  return {
    monster,
    name,
    size,
    armorClass,
    speeds: { walk, fly, swim, climb, burrow },
    stats: { strength, dexterity, constitution },
    saves,
    skills,
    attacks,
    attacksPerTurn,
    senses,
    traits,
  };
}
