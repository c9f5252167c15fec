import { z } from 'zod';
import { MagicItemShape } from '#domain/srd/items/magic-item.ts';
import { Consumption } from '#domain/rules/activity/activation.ts';
import { Activity } from '#domain/rules/activity/activity.ts';
import { Duration } from '#domain/rules/activity/duration.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ContentId, DifficultyClass } from '#domain/limits/game-values.ts';
import { Id } from '#domain/ids.ts';
import { Ability, DamageType } from '#domain/rules/combat-terms.ts';
import { skillNames } from '#domain/rules/skill.ts';

/** What of a turn it takes: `attack` is one attack of the Attack action, `long` more than a turn has. */
export const Takes = z.enum(['action', 'bonusAction', 'reaction', 'attack', 'free', 'long']);

/** A spell, a feature, a power of a creature or an item that is used in a fight, with the one activity of it that is used. */
const Used = z.object({
  kind: z.enum(['spell', 'feature', 'power', 'item']).default('spell'),
  id: z.string().max(gameLimits.contentIdLength),
  name: z.string().max(gameLimits.nameLength),
  /** Of a spell, 0 for a cantrip; 0 for all else. */
  level: z.int().min(0).max(9),
  takes: Takes,
  concentration: z.boolean(),
  duration: Duration,
  /** Whether it does something later on, while it lasts. */
  goesOn: z.boolean(),
  activity: Activity,
  /** What its area does to those who stand in it, as long as it stays; left out where it does nothing by itself. */
  stays: Activity.optional(),
  /** The layers of its wall, each with what it does to whoever goes through; left out where it has none. */
  layers: z.array(Activity).max(gameLimits.layers).optional(),
  /** What befalls whoever starts a turn where its area burns away; left out where nothing of it burns. */
  burns: Activity.optional(),
  /** The numbers of whoever uses a feature or an item; a spell is cast with those of its caster. */
  numbers: z
    .object({ toHit: z.int(), dc: z.int(), values: z.record(z.string(), z.union([z.number(), z.string()])) })
    .nullable()
    .default(null),
  /** Whether it is a spell that was cast and paid for when it was readied. */
  readied: z.literal(true).optional(),
  /** What pays for it where an item is used, and the level at which that casts. */
  item: z
    .object({
      id: ContentId,
      key: ContentId,
      name: z.string().max(gameLimits.nameLength),
      level: z.int().min(0).max(9),
      charges: MagicItemShape.shape.charges.unwrap().nullable(),
      consumes: z.array(Consumption),
      /** The check that a scroll above the level of its reader takes first; left out where it takes none. */
      reading: z
        .object({ of: z.union([z.object({ skill: z.enum(skillNames) }), z.object({ ability: Ability })]), dc: DifficultyClass })
        .optional(),
    })
    .optional(),
});
/** Named, so that the compiler compares it by its name and not field by field wherever steps are. */
export interface UsedActivity extends z.infer<typeof Used> {}
export interface UsedActivityInput extends z.input<typeof Used> {}
export const UsedActivity: z.ZodType<UsedActivity, UsedActivityInput> = Used;

/** Something that is used with a hit, chosen with the attack. */
export const Rider = z.object({
  used: UsedActivity,
  slot: z.int().min(0).max(9).default(0),
  paidBy: ContentId.optional(),
  choice: z.string().max(gameLimits.nameLength).nullable().default(null),
  damageType: DamageType.nullable().default(null),
  /** Said where it needs one: an ally of whoever attacks is within 5 feet of the target. */
  ally: z.literal(true).optional(),
});
export type Rider = z.infer<typeof Rider>;

/** Something that changes a spell, chosen with the cast. */
export const Shaper = z.object({
  used: UsedActivity,
  /** Those of the targets whom it is for. */
  targetIds: z.array(Id).max(gameLimits.combatants).default([]),
  /** The type that damage becomes. */
  damageType: DamageType.nullable().default(null),
});
export type Shaper = z.infer<typeof Shaper>;
