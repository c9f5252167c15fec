import { z } from 'zod';
import { LyingArea } from '#domain/combat/place/lying-area.ts';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { Activity } from '#domain/rules/activity/activity.ts';
import { DamageType } from '#domain/rules/combat-terms.ts';
import { UsedActivity } from '#domain/combat/use/used-activity.ts';

/** The area of a spell that stays, with what it does to those who stand in it and who they are. It is there as long as its spell. */
const standingAreaSchema = z.object({
  id: Id,
  /** Whoever made it. */
  by: Id,
  /** What it does, as content says it. */
  used: UsedActivity,
  /** The level that its spell was cast at, and what was chosen then. */
  slot: z.int().min(0).max(9),
  choice: z.string().max(gameLimits.nameLength).nullable(),
  damageType: DamageType.nullable(),
  /** Whom it does nothing to, by the word of who made it; left out where it spares nobody. */
  spared: z.array(Id).max(gameLimits.combatants).optional(),
  /** How much damage it has dealt, where it is over after so much. */
  dealt: z.int().min(0).optional(),
  /** What befalls whoever starts a turn where it burns away; left out where nothing of it burns. */
  burns: Activity.optional(),
  /** Of the fire in another area: in which one, and at the start of whose next turn that has burned away. */
  fire: z.object({ of: Id, until: Id }).optional(),
  inside: z.array(Id).max(gameLimits.combatants),
  /** Null where no battle map tells it: who stands in it is said then. */
  lies: LyingArea.nullable(),
});
/** Cells of a battle map whose ground areas of a fight make difficult. */
export const roughCells = (areas: readonly Pick<StandingArea, 'used' | 'lies'>[]): number[] =>
  areas.flatMap(({ used, lies }) => (used.activity.roughens === true && lies?.around === null ? lies.cells : []));

export interface StandingArea extends z.infer<typeof standingAreaSchema> {}
export interface StandingAreaInput extends z.input<typeof standingAreaSchema> {}
export const StandingArea: z.ZodType<StandingArea, StandingAreaInput> = standingAreaSchema;
