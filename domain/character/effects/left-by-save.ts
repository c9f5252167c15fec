import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { comesAbout } from '#domain/rules/activity/laid-effect.ts';
import { saveEndsOf } from '#domain/rules/activity/saves/save-ends.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import { activeEffectsOf } from './start-effects.ts';
import type { Entry, Giving } from './start-effects.ts';

/** What somebody uses that others save against: by what, and what the names in its formulas stand for. */
export interface Given {
  entry: Entry;
  giving: Giving;
}

/** What is left on whoever fails a save against something: nobody bears it yet. Each keeps the save that its bearer makes again. */
export function leftByFailure({ entry, giving }: Given, activity: Activity, save: { ability: Ability; dc: number }): ActiveEffect[] {
  const { choice, values } = giving;
  return (activity.effects ?? []).flatMap((effect) => {
    const { bearer = 'targets', after = 'failedSave', choice: among, name } = effect;
    const isLeft = bearer === 'targets' && after !== 'madeSave' && (among === undefined || choice === null || name === choice);
    if (!isLeft || !comesAbout(effect, Number(values['slot'] ?? 0))) return [];
    const saveEnds = saveEndsOf(effect, { save, dc: save.dc });
    return activeEffectsOf(entry, activity, [effect], giving).map((laid) => ({ ...laid, saveEnds }));
  });
}
