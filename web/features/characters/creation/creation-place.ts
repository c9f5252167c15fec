import type { RuleSet } from '#domain/character/character.ts';

/** Where a character is made: a campaign, or a place away from tables, and the rules it is made by. */
export interface CreationPlace {
  id: string;
  settings: { ruleSet: RuleSet };
}
