import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { DamageType } from '#domain/rules/combat-terms.ts';

/**
 * When an area that stays befalls somebody: as they enter it, as it comes over them, with each 5 feet that they move in it, or as their
 * turn starts or ends there; or one enemy in it, as a turn of whoever made it starts.
 */
export const dueMoments = ['enters', 'comesOver', 'moves', 'startsTurn', 'endsTurn', 'makersTurn'] as const;
export type DueMoment = (typeof dueMoments)[number];

/** What an activity says of the area of its spell that stays. */
export const areaFields = {
  /** When it befalls by itself whoever stands in the area of its spell, as long as that stays. */
  due: z.array(z.enum(dueMoments)).min(1).optional(),
  /** It befalls whoever comes so many feet near the area of its spell, or is that near. */
  nearby: z.int().min(5).max(60).optional(),
  /** It befalls nobody who is blinded. */
  bySight: z.literal(true).optional(),
  /** It is a layer of the wall of its spell, which the layers before it cover: once it is broken, it befalls nobody any more. */
  layer: z
    .object({
      hitPoints: z.int().min(1).max(gameLimits.hitPoints),
      /** The one type of damage that harms it; nothing does where it is left out. */
      harmedBy: DamageType.optional(),
    })
    .optional(),
  /** Its spell is over once it has dealt so much damage in all. */
  fades: z.int().min(1).max(500).optional(),
  /** What of the area of its spell fire touches burns for a round and is gone: this befalls whoever starts a turn there. */
  burnsAway: z.literal(true).optional(),
  /** The ground of its area is difficult terrain as long as that stays. */
  roughens: z.literal(true).optional(),
  /** Its spell is over once whoever made its area is more than so many feet away from its middle. */
  leash: z.int().min(5).max(1000).optional(),
  /** Whoever uses it can name creatures that its area does nothing to, as long as it stays. */
  sparesNamed: z.literal(true).optional(),
  /** It moves the area of its spell. */
  movesArea: z.literal(true).optional(),
};
