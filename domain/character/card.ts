import { z } from 'zod';
import { CharacterShape } from './character.ts';
import type { Character } from './character.ts';
import { levelOf } from './classes/class-line.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { mayLevelUp } from '#domain/rules/level-experience.ts';
import { endsByTime, nextOver } from './effects/play-clock.ts';
import { canBeShakenAwake } from './effects/shake-awake.ts';
import { daysOfRations } from './inventory/rations.ts';
import { deriveSheet } from './sheet/sheet.ts';

const { shape } = CharacterShape;

/** A character as it stands in lists: who, and how they are; the sheet itself is asked for. */
export const CharacterCard = z.object({
  id: shape.id,
  userId: shape.userId,
  campaignId: shape.campaignId,
  ruleSet: shape.ruleSet,
  name: shape.name,
  species: shape.species,
  /** In the order in which they were taken. */
  classes: z.array(z.object({ class: z.enum(classIds), level: z.int() })).min(1),
  /** Those of all classes together. */
  level: z.int(),
  experience: z.int(),
  /** Has earned a level that was not taken yet. */
  mayLevelUp: z.boolean(),
  portrait: shape.portrait,
  life: z.enum(['up', 'dying', 'stable', 'dead']),
  hitPoints: z.object({ left: z.int(), maximum: z.int(), temporary: z.int() }),
  armorClass: z.int(),
  conditions: z.array(z.string()),
  /** What they notice without rolling. Cards of earlier builds lack it. */
  passive: z.object({ perception: z.int(), investigation: z.int(), insight: z.int() }).optional(),
  /** Whether they have Heroic Inspiration. */
  inspiration: z.boolean().default(false),
  /** When they last finished a rest; left out for those who have not. */
  restedAt: z.iso.datetime().optional(),
  /** When the next of their effects is over by the clock of the people who play. */
  nextOver: z.iso.datetime().optional(),
  /** Nights that went by since a day last ended for them; left out where none did. */
  openDays: z.int().optional(),
  /** For how many days they carry Rations; left out where they carry none. */
  rations: z.int().optional(),
  /** Whether a shake would wake them. */
  canBeShakenAwake: z.literal(true).optional(),
  /** Whether something lasts on them that ends when minutes pass. */
  endsByTime: z.literal(true).optional(),
});
export type CharacterCard = z.infer<typeof CharacterCard>;

/** The card of a character. */
export function cardOf(character: Character): CharacterCard {
  const { id, userId, campaignId, ruleSet, name, species, classes, experience, grantedLevel, portrait } = character;
  const level = levelOf(character);
  const next = nextOver(character);
  const rations = daysOfRations(character);
  const { life, hitPoints, armorClass, conditions, passivePerception, passiveInvestigation, passiveInsight } = deriveSheet(character);
  return {
    id,
    userId,
    campaignId,
    ruleSet,
    name,
    species,
    classes: classes.map((each) => ({ class: each.class, level: each.level })),
    level,
    experience,
    mayLevelUp: mayLevelUp({ level, experience, grantedLevel }),
    portrait,
    life,
    hitPoints: { left: hitPoints.left, maximum: hitPoints.maximum.value, temporary: hitPoints.temporary },
    armorClass: armorClass.value,
    conditions,
    passive: { perception: passivePerception.value, investigation: passiveInvestigation.value, insight: passiveInsight.value },
    inspiration: character.inspiration,
    ...(character.restedAt !== null && { restedAt: character.restedAt }),
    ...(next !== null && { nextOver: next.toISOString() }),
    ...(character.openDays > 0 && { openDays: character.openDays }),
    ...(rations > 0 && { rations }),
    ...(canBeShakenAwake(character) && { canBeShakenAwake: true as const }),
    ...(endsByTime(character) && { endsByTime: true }),
  };
}
