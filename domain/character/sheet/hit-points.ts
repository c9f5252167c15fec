import type { Character } from '#domain/character/character.ts';
import { classLevelOf, firstClassOf, hasPathOf } from '#domain/character/classes/class-levels.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { extrasOf, withExtras } from './effect-parts.ts';
import { figure, part, partIf } from './figure.ts';
import type { Figure } from './figure.ts';
import { inOwnShape } from '#domain/character/shape/shape-of.ts';
import { abilityModifierOf } from './scores.ts';
import { classes } from '#domain/srd/classes.ts';

const quickHitPointsPerLevel = 8;

/** What the hit die gives a level when nobody rolls it: its average, rounded up. */
export function fixedGainOf(hitDie: number): number {
  return hitDie / 2 + 1;
}

/** What hit dice gave at every level but the first, class by class. */
function gainsOf({ classes: taken }: Character): number[] {
  return taken.flatMap(({ class: id, level, hitPointGains }, index) =>
    Array.from({ length: index === 0 ? level - 1 : level }, (_, at) => hitPointGains[at] ?? fixedGainOf(classes[id].hitDie)),
  );
}

function srdHitPointsOf(character: Character): Figure {
  const { hitDie, name } = classes[firstClassOf(character).class];
  const level = levelOf(character);
  const constitution = abilityModifierOf(character, 'constitution');
  const gains = gainsOf(character);
  const later = gains.reduce((sum, gain) => sum + gain, 0);
  // A level never gives less than one hit point, however frail one is.
  const mended = [hitDie, ...gains].reduce((sum, gain) => sum + Math.max(0, 1 - gain - constitution), 0);
  const tough = character.species === 'dwarf' ? level : 0;
  const draconic = hasPathOf(character, 'sorcerer') ? classLevelOf(character, 'sorcerer') : 0;
  return figure(
    part(name, hitDie),
    partIf('Hit dice of later levels', later),
    part('CON each level', constitution * level),
    partIf('At least 1 each level', mended),
    partIf('Dwarven Toughness', tough),
    partIf('Draconic Resilience', draconic),
  );
}

/** The most hit points one can have: level x 8 + CON by the quick rules, hit dice and CON a level by SRD 5.2; and what effects add. */
export function maximumHitPointsOf(character: Character): Figure {
  const own = ownHitPointsOf(inOwnShape(character));
  if (character.activeEffects.length === 0) return own;
  const changed = withExtras(own, extrasOf(changesOn(character.activeEffects, 'hitPointMaximum')));
  return changed.value < 1 ? figure(...changed.parts, part('At least 1', 1 - changed.value)) : changed;
}

function ownHitPointsOf(character: Character): Figure {
  if (character.ruleSet === 'srd') return srdHitPointsOf(character);
  const level = part(`Level x ${quickHitPointsPerLevel}`, levelOf(character) * quickHitPointsPerLevel);
  return figure(level, part('CON', abilityModifierOf(character, 'constitution')));
}

/** Hit points left, never below 0. */
export function hitPointsLeft(character: Character): number {
  return Math.max(0, maximumHitPointsOf(character).value - character.damage);
}
