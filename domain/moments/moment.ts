import { z } from 'zod';

/** Moments that the story tells where they come about, whoever brings them about: by words, by a button, on a sheet. */
const turningPoints = [
  'falls',
  'rises',
  'dies',
  'slain',
  'steadied',
  'revived',
  'holds',
  'slips',
  'struck',
  'broken',
  'released',
  'begins',
  'ends',
  'caught',
  'halved',
  'unscathed',
  'hurt',
  'hurtBadly',
] as const;

/** Moments that only a reply tells, to the words that brought them about: told of every button, they would bury the rest. */
const inRepliesAlone = [
  'hit',
  'critical',
  'miss',
  'scratched',
  'bloodied',
  'nearDeath',
  'unhurt',
  'mended',
  'kept',
  'resists',
  'yields',
] as const;

/**
 * Something of a fight or a sheet that the story tells: somebody falls, comes round, dies. It holds no number, and no more than every
 * player may know.
 */
export const Moment = z.object({
  kind: z.enum([...turningPoints, ...inRepliesAlone]),
  /** To whom it comes; of a blow, who strikes. */
  subject: z.string(),
  /** Who has brought it about; of a blow, whom it is for. Null for nobody in particular. */
  other: z.string().nullable(),
  /** The spell, the effect, or how somebody is: “sick with poison”. Empty where there is nothing to name. */
  what: z.string(),
});
export type Moment = z.infer<typeof Moment>;
export type MomentKind = Moment['kind'];

/** A moment; what is not named has nothing to say. */
export function moment(kind: MomentKind, subject: string, given: Partial<Pick<Moment, 'other' | 'what'>> = {}): Moment {
  return { kind, subject, other: null, what: '', ...given };
}

/** Whether the story tells it without having been asked. */
export function isTurningPoint({ kind }: Pick<Moment, 'kind'>): boolean {
  return turningPoints.some((each) => each === kind);
}
