import type { CreationPlan } from '#domain/character/creation/ahead/creation-plan.ts';
import type { Creation } from './use-creation.ts';

/** A creation of which the server has said what there is to choose. */
export interface PlannedStep extends Creation {
  plan: CreationPlan;
}
