import type { Ability } from '#domain/rules/combat-terms.ts';
import { capitalize } from '#domain/text/capitalize.ts';

/** The save that something asks of its targets. */
export interface SaveAsked {
  /** One ability; of several, the target chooses. */
  abilities: readonly Ability[];
  dc: number;
  /** Whether a success halves the damage. */
  half: boolean;
}

/** A save in words: "Dexterity save DC 13, half damage on a success". */
export function saveText({ abilities, dc, half }: SaveAsked): string {
  return `${abilities.map(capitalize).join(' or ')} save DC ${dc}${half ? ', half damage on a success' : ''}`;
}
