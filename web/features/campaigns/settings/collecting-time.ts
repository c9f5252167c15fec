import { limits } from '#domain/limits/limits.ts';

/** Lengths that are offered, in seconds: from a quick table to play by post. */
export const collectingPresets = [15, 30, 60, 120, 300, 3600, 8 * 3600, 24 * 3600, 48 * 3600] as const;

/** Units of a length that somebody enters, in seconds. */
export const collectingUnits = { seconds: 1, minutes: 60, hours: 3600 } as const;
export type CollectingUnit = keyof typeof collectingUnits;

/** A length as it stands in the form: one that is offered, or an amount of a unit. */
export interface CollectingDraft {
  /** Seconds as text, or `other`. */
  preset: string;
  amount: string;
  unit: CollectingUnit;
}

/** A length in the form; one that is not offered in its largest whole unit. */
export function collectingDraft(seconds: number): CollectingDraft {
  const unit = seconds % 3600 === 0 ? 'hours' : seconds % 60 === 0 ? 'minutes' : 'seconds';
  const offered = collectingPresets.some((each) => each === seconds);
  return { preset: offered ? `${seconds}` : 'other', amount: `${seconds / collectingUnits[unit]}`, unit };
}

/** The seconds a form says; or why it cannot be collected for so long. */
export function collectingSecondsOf({ preset, amount, unit }: CollectingDraft): { seconds: number } | { problem: string } {
  if (preset !== 'other') return { seconds: Number(preset) };
  const seconds = Math.round(Number(amount.trim().replace(',', '.')) * collectingUnits[unit]);
  if (amount.trim() === '' || !Number.isFinite(seconds)) return { problem: 'Please enter a number.' };
  if (seconds < limits.collectingSecondsMinimum) return { problem: 'Collecting takes at least 15 seconds.' };
  if (seconds > limits.collectingSecondsMaximum) return { problem: 'Collecting takes at most 48 hours.' };
  return { seconds };
}
