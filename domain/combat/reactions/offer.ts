import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { RolledSaves } from './asked-save.ts';
import { D20Change, triggers } from '#domain/rules/activity/activation.ts';

const Name = z.string().max(gameLimits.nameLength);

/** One way to react, with what it does as far as rules count it. */
const OfferedWay = z.object({
  /** Unique within the offer. */
  key: z.string().max(200),
  name: Name,
  /** Slots that it can be cast with; empty where none is spent. */
  slots: z.array(z.int().min(1).max(9)),
  /** Whether the attack misses then; null where that is not what it does. */
  misses: z.boolean().nullable(),
  /** By how much the damage is less, or `half`; null where it is not. */
  less: z.string().max(60).nullable(),
  /** What becomes of the d20 that was rolled; null where it stays. */
  d20: D20Change.nullable().default(null),
});
export type OfferedWay = z.infer<typeof OfferedWay>;

/** Somebody may react to something before it goes on. */
export const Offer = z.object({
  reactorId: Id,
  to: z.enum(triggers),
  /** Who causes it. */
  byId: Id.nullable(),
  /** The attack or spell. */
  what: Name,
  /** What the attack rolled. */
  total: z.int().nullable(),
  /** The damage of a hit that stands; left out where that is not what is asked about. */
  damage: z.int().optional(),
  ways: z.array(OfferedWay).min(1).max(40),
});
export type Offer = z.infer<typeof Offer>;

/** An offer that the fight waits for, the entry with which it was made, and until when; null for as long as it takes. Earlier builds kept no entry. */
export const OpenOffer = Offer.extend({ since: z.int().min(0).optional(), endsAt: z.iso.datetime().nullable() });
export type OpenOffer = z.infer<typeof OpenOffer>;

/** What was answered: one of the ways, or nothing. */
export const ReactionAnswer = z.object({ way: OfferedWay.shape.key.nullable(), slot: z.int().min(0).max(9) });
export type ReactionAnswer = z.infer<typeof ReactionAnswer>;

/** What several who were asked at the same moment have answered so far, in the order in which it came. */
const ReactionAnswers = z.object({ reactors: z.array(ReactionAnswer.extend({ reactorId: Id })).min(1) });

/** The answer to one question of a step: a reaction, those of several at once, or whose saves were rolled. */
export const Answer = z.union([ReactionAnswer, ReactionAnswers, RolledSaves]);
export type Answer = z.infer<typeof Answer>;

/** A face that fell before the fight had to wait: it falls again when the step goes on. */
const Fallen = z.object({ sides: z.int(), face: z.int() });
export type Fallen = z.infer<typeof Fallen>;
export const FallenFaces = z.array(Fallen).max(2000);
