import { z } from 'zod';
import { takingsAfterUndo, wouldTakeTwice } from './taking.ts';
import type { UndoneChange } from './taking.ts';

const Taken = z.object({
  amount: z.int(),
  /** The type of damage, where it has one. */
  type: z.string().nullable(),
  /** Of the change of the sheet, or the entry of the fight, by which it is taken back; null where nothing got through. */
  position: z.int().nullable(),
});

/** A roll of damage or healing that somebody was given: a hero by the sheet, anybody else in a fight. */
export const AppliedRoll = z.object({
  /** Which of the message's rolls. */
  index: z.int().min(0),
  /** The fight whose entry it is; null where it is a change of a sheet. */
  fightId: z.string().nullable(),
  targetId: z.string(),
  name: z.string(),
  way: z.enum(['damage', 'heal']),
  applied: Taken.optional(),
  takenBack: Taken.optional(),
});
export type AppliedRoll = z.infer<typeof AppliedRoll>;

/** Where something was taken back. */
interface Place {
  fightId: string | null;
  /** The hero whose sheet it was; null in a fight. */
  characterId: string | null;
}

type Given = Pick<AppliedRoll, 'index' | 'fightId' | 'targetId' | 'name' | 'way'>;

const isSameTarget = (one: Pick<AppliedRoll, 'index' | 'fightId' | 'targetId'>, other: typeof one) =>
  one.index === other.index && one.targetId === other.targetId && one.fightId === other.fightId;

/** Whether somebody has a roll already, and has not given it back. */
export const hasTaken = (all: readonly AppliedRoll[], given: Given): boolean =>
  all.some((each) => isSameTarget(each, given) && each.applied !== undefined);

/** The list with what somebody was given. */
export function withTaken(all: readonly AppliedRoll[], given: Given, applied: NonNullable<AppliedRoll['applied']>): AppliedRoll[] {
  const before = all.find((each) => isSameTarget(each, given));
  return [...all.filter((each) => each !== before), { ...before, ...given, applied }];
}

const isThere = (each: AppliedRoll, { fightId, characterId }: Place) =>
  each.fightId === fightId && (characterId === null || each.targetId === characterId);

/** Whether taking a change back would give somebody the same roll twice. */
export const wouldGiveTwice = (all: readonly AppliedRoll[], place: Place, position: number): boolean =>
  all.some((each) => isThere(each, place) && wouldTakeTwice(each, position));

/** The list once a change was taken back; the same list where it has nothing to do with it. */
export function appliedAfterUndo(all: readonly AppliedRoll[], place: Place, undone: UndoneChange): readonly AppliedRoll[] {
  const after = all.map((each) => {
    const takings = isThere(each, place) ? takingsAfterUndo(each, undone) : null;
    return takings === null ? each : { ...each, ...takings };
  });
  return after.every((each, index) => each === all[index]) ? all : after;
}
