import { callingsOf, classLine, levelOf } from '#domain/character/classes/class-line.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { CharacterCard } from '#domain/character/card.ts';
import type { Character } from '#domain/character/character.ts';
import { healthLabel, healthOf } from '#domain/combat/effects/health.ts';

/** Level, kind and class in one line: "Level 3 High Elf wizard", "Level 1 dwarf cleric"; of several classes "Human, Fighter 3 / Wizard 2". */
export function lineOf({
  species: kind,
  classes,
  lineage,
}: Pick<Character, 'species'> & { classes: readonly { class: string; level: number }[]; lineage?: string | null }): string {
  // Both are called by their names, so the rules need not be loaded for a line of words.
  const whole = !lineage ? kind : lineage.includes(capitalize(kind)) || lineage === 'Drow' ? lineage : `${lineage} ${kind}`;
  if (classes.length > 1) return `${capitalize(whole)}, ${classLine({ classes })}`;
  return `Level ${levelOf({ classes })} ${whole} ${callingsOf({ classes })}`;
}

/** How somebody is, in words: "Bloodied", "Dying", "Stable". */
export function healthText({ left, maximum }: CharacterCard['hitPoints'], life: CharacterCard['life']): string {
  if (life === 'dying' || life === 'stable') return capitalize(life);
  return capitalize(healthLabel(healthOf({ hitPoints: left, maxHitPoints: maximum, dead: life === 'dead' })));
}

/** The colour that goes with how somebody is; the words say the same. */
export function healthTone({ left, maximum }: CharacterCard['hitPoints'], life: CharacterCard['life']): 'moss' | 'candle' | 'wine' {
  if (life !== 'up' || left * 4 <= maximum) return 'wine';
  return left * 2 > maximum ? 'moss' : 'candle';
}

/** The place of a saving throw's pips in words: "1 of 3 successes, 2 of 3 failures". */
export function deathSaveText({ successes, failures }: Character['deathSaves']): string {
  return `${successes} of 3 successes, ${failures} of 3 failures`;
}
