import { z } from 'zod';
import { blankCharacter } from './blank.ts';
import { CharacterShape, ClassLevels, RuleSet } from './character.ts';
import type { Character } from './character.ts';
import { freshClass } from './classes/class-levels.ts';

const { shape } = CharacterShape;
const parts = ClassLevels.shape;
/** What can be read of the class that somebody began with. */
const First = z.object({ class: parts.class.catch('fighter'), level: parts.level.catch(1) });
/** What is looked for in a sheet that cannot be read; anything else of it stays blank. */
const Rest = z.object({
  userId: z.string().catch(''),
  ruleSet: RuleSet.catch('srd'),
  name: shape.name.catch('Damaged sheet'),
  species: shape.species.catch('human'),
  classes: z.tuple([First], z.unknown()).catch([{ class: 'fighter', level: 1 }]),
  portrait: shape.portrait.nullable().catch(null),
});

/** What a list can show of a sheet that cannot be read: who it is, by whom it is played. Its numbers are those of a newcomer. */
export function salvageCharacter(data: unknown, { id, campaignId }: { id: string; campaignId: string }): Character {
  const { userId, ruleSet, portrait, name, species, classes } = Rest.parse(
    typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {},
  );
  const read = shape.classes.safeParse(typeof data === 'object' && data !== null && 'classes' in data ? data.classes : null);
  const [first] = classes;
  const blank = blankCharacter({ id, userId, campaignId }, ruleSet, { name, species, class: first.class });
  const taken = read.success ? read.data : ([{ ...freshClass(first.class), level: first.level }] as const);
  return { ...blank, classes: [...taken], portrait: portrait ?? blank.portrait };
}
