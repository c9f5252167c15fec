/** What somebody has taken from a card: which change took it, by its position; null where nothing got through to their sheet. */
interface Taken {
  position: number | null;
}

/** What stands on a card of one who can take something from it. */
export interface Takings<Each extends Taken> {
  /** What they have taken; left out as long as they have not. */
  applied?: Each | undefined;
  /** What they took, and what was taken back: `position` is of the change that did so. Undoing that one applies it again. */
  takenBack?: Each | undefined;
}

/** A change of a sheet that is taken back, and the change that does so. */
export interface UndoneChange {
  position: number;
  by: number;
}

/** What stands there once a change was taken back; null where that change has nothing to do with it. */
export function takingsAfterUndo<Each extends Taken>(
  { applied, takenBack }: Takings<Each>,
  { position, by }: UndoneChange,
): Takings<Each> | null {
  if (applied?.position === position) return { applied: undefined, takenBack: { ...applied, position: by } };
  if (takenBack?.position === position) return { applied: { ...takenBack, position: by }, takenBack: undefined };
  return null;
}

/** Whether taking a change back would have somebody take the same twice: they took it again after it was given back. */
export const wouldTakeTwice = <Each extends Taken>({ applied, takenBack }: Takings<Each>, position: number): boolean =>
  applied !== undefined && takenBack?.position === position;
