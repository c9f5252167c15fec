import type { TakenRider, TakenStep } from '#domain/combat/step.ts';
import { runsOut } from '#domain/rules/activity/costs.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import type { FightMeans } from './fight-means.ts';
import { planSteps } from './plan-steps.ts';

/** Whether a feature or a power of somebody runs out. */
const wayRunsOut = ({ ways }: FightMeans, id: string, index: number): boolean =>
  ways.some(({ way }) => way.id === id && way.index === index && runsOut(way.activity));

const riderSpends = (means: FightMeans, { kind, id, activity, slot }: TakenRider): boolean =>
  slot > 0 || (kind === 'feature' && wayRunsOut(means, id, activity));

/** Whether a step would spend what is their own. */
function stepSpends(means: FightMeans, step: TakenStep): boolean {
  if (step.name === 'useItem') return true;
  if (step.name === 'castSpell') return step.slot > 0;
  if (step.name === 'useFeature') return wayRunsOut(means, step.feature, step.activity);
  if (step.name === 'usePower') return wayRunsOut(means, step.power, step.activity);
  if (step.name === 'attack' || step.name === 'addToHit') return step.riders.some((rider) => riderSpends(means, rider));
  return step.name === 'act' && (step.spell?.slot ?? 0) > 0;
}

/** Whether steps of somebody would spend what is their own: a slot, a use that is counted, or a thing that they carry. */
export const stepsSpendOwn = (means: FightMeans, steps: readonly TakenStep[]): boolean => steps.some((step) => stepSpends(means, step));

/** Whether somebody would spend what is their own, also where something else is missing yet. */
export function spendsOwn(means: FightMeans, wanted: FightAction): boolean {
  if (wanted.kind === 'item') return true;
  if (wanted.kind === 'cast') {
    const known = means.spells.find(({ spell }) => spell.id === wanted.spell);
    return known === undefined || known.spell.level > 0;
  }
  if (wanted.kind === 'feature') return wayRunsOut(means, wanted.way.id, wanted.way.index);
  const planned = planSteps(means, wanted);
  return planned?.kind === 'steps' && stepsSpendOwn(means, planned.steps);
}
