import { z } from 'zod';
import { blankCharacter } from './blank.ts';
import { Character, RuleSet } from './character.ts';

const { shape } = Character;
/** What is looked for in a sheet that cannot be read; anything else of it stays blank. */
const Rest = z.object({
  userId: z.string().catch(''),
  ruleSet: RuleSet.catch('srd'),
  name: shape.name.catch('Damaged sheet'),
  species: shape.species.catch('human'),
  class: shape.class.catch('fighter'),
  level: shape.level.catch(1),
  portrait: shape.portrait.nullable().catch(null),
});

/** What a list can show of a sheet that cannot be read: who it is, by whom it is played. Its numbers are those of a newcomer. */
export function salvageCharacter(data: unknown, { id, campaignId }: { id: string; campaignId: string }): Character {
  const { userId, ruleSet, portrait, level, ...character } = Rest.parse(
    typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {},
  );
  const blank = blankCharacter({ id, userId, campaignId }, ruleSet, character);
  return { ...blank, level, portrait: portrait ?? blank.portrait };
}
