import type { Shaping } from '#domain/rules/activity/activation.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { ActivityUse } from './activity-use.ts';

/** Something that changes the spell, as the server takes it. */
export interface TakenShaper {
  id: string;
  activity: number;
  targetIds: string[];
  damageType: DamageType | null;
}

/** What can be chosen with a spell, and how many of one group go together. */
export interface Shapers {
  uses: readonly ActivityUse[];
  limit: number;
}

export const noShapers: Shapers = { uses: [], limit: 1 };

/** How the spell that it changes is cast with it. */
export const castOf = ({ used }: ActivityUse) => used.activity.activation?.cast;
export const shapingOf = (use: ActivityUse): Shaping | undefined => castOf(use)?.shaping;
/** Whether something is what was chosen. */
export const isTaken = (use: ActivityUse, { id, activity }: TakenShaper) => use.used.id === id && use.index === activity;

/** Something as it is chosen at first. */
export function takenShaper(use: ActivityUse): TakenShaper {
  const shaping = shapingOf(use);
  const damageType = shaping?.does === 'changeType' ? (shaping.types[0] ?? null) : null;
  return { id: use.used.id, activity: use.index, targetIds: [], damageType };
}

/** Whether one of those that are chosen does this. */
export function isShaped({ uses }: Shapers, value: readonly TakenShaper[], does: Shaping['does']): boolean {
  return uses.some((use) => shapingOf(use)?.does === does && value.some((each) => isTaken(use, each)));
}

/** Whether something was chosen for nobody yet, or for somebody who is no target any more. */
export function lacksTarget({ uses }: Shapers, value: readonly TakenShaper[], aimed: readonly string[]): boolean {
  return uses.some((use) => {
    const taken = value.find((each) => isTaken(use, each));
    const does = shapingOf(use)?.does;
    return taken !== undefined && (does === 'spare' || does === 'hinderSave') && !taken.targetIds.some((id) => aimed.includes(id));
  });
}
