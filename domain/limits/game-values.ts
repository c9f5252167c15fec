import { z } from 'zod';
import { gameLimits } from './game-limits.ts';

const wholeFromNothing = 'This value must be a whole number that is not below 0.';
const written = (most: number) => most.toLocaleString('en');

/** So many hit points as somebody asks for: damage, healing, temporary ones. Refuses more than anybody can have. */
export const HitPointAmount = z
  .int(wholeFromNothing)
  .min(0, wholeFromNothing)
  .max(gameLimits.hitPoints, `At most ${written(gameLimits.hitPoints)} hit points.`);

/** A whole number from 0 as it is kept; what was kept before there was a bound is brought down to it. */
const keptUpTo = (most: number) =>
  z
    .int()
    .min(0)
    .overwrite((value) => Math.min(value, most))
    .max(most);

/** Hit points as they are kept. */
export const KeptHitPoints = keptUpTo(gameLimits.hitPoints);
/** Experience as it is kept. */
export const KeptExperience = keptUpTo(gameLimits.experience);

/** Experience for defeating somebody, as a DM sets it. */
export const ExperienceWorth = z
  .int()
  .min(0)
  .max(gameLimits.experience, `At most ${written(gameLimits.experience)} experience.`);

const experienceToGive = `Experience to give is a whole number from 1 to ${written(gameLimits.experience)}.`;
/** Experience as whoever leads gives it. */
export const ExperienceGift = z.int(experienceToGive).min(1, experienceToGive).max(gameLimits.experience, experienceToGive);

/** What is added to a d20. */
export const D20Modifier = z.int().min(gameLimits.modifierMinimum).max(gameLimits.modifierMaximum);
/** At what number somebody acts: what a d20 with its modifier can come to. */
export const Initiative = z.int().min(gameLimits.initiativeMinimum).max(gameLimits.initiativeMaximum);
/** What a save or a check is rolled against. */
export const DifficultyClass = z.int().min(1).max(gameLimits.difficultyClass);
/** An ability score as it is kept. */
export const Score = z.int().min(1).max(gameLimits.score);

/** How many of one item are carried, given or taken. */
export const ItemQuantity = z
  .int()
  .min(1, 'Choose at least one.')
  .max(gameLimits.itemQuantity, `At most ${written(gameLimits.itemQuantity)} of one item.`);
/** The id of an item, of a spell or of a use. */
export const ContentId = z.string().min(1).max(gameLimits.contentIdLength);
/** The death saves of somebody who is down. */
export const DeathSaves = z.object({
  successes: z.int().min(0).max(gameLimits.deathSaves),
  failures: z.int().min(0).max(gameLimits.deathSaves),
});
