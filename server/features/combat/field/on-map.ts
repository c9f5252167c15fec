import { fieldOfStep, toldByMap } from '#domain/battle-map/fight/field-of-step.ts';
import type { StepOnMap } from '#domain/battle-map/fight/field-of-step.ts';
import type { Placing } from '#domain/battle-map/fight/place-area.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { findBattlefield } from './battlefield.ts';

/** How the battle map counts for a step. */
export interface MapUse {
  /** Whether distance and sight bind whoever takes it. */
  binds: boolean;
  /** Where the area of the step lies. */
  placing?: Placing | undefined;
  /** Whether the map is left out of it: everything is as declared. */
  isOff?: boolean | undefined;
}

/** A step with what the battle map of its fight tells of it, and on which map that was where one was looked at. */
interface StepOnFought extends StepOnMap {
  mapId?: string;
}

/** A step with what the battle map of its fight tells of it. Refuses with the sentence of the rule. */
export async function onMap(
  { tx, campaignId, fight }: CombatTransaction,
  step: CombatStep,
  { isOff, ...judged }: MapUse,
): Promise<StepOnFought> {
  const { combat, waits } = fight.entry;
  // An answer to a question goes on with what was known when the step was begun.
  if (step.name === 'move') return { step, mapId: step.mapId };
  if (isOff === true || waits !== null || !toldByMap.includes(step.name)) return { step };
  const field = await findBattlefield(tx.sql, campaignId, combat);
  if (!field) return { step };
  const told = fieldOfStep(field, combat, step, judged);
  if (!told.ok) throw new Refusal('combat.refused', tellCombatRefusal(told.refused));
  return { ...told.value, mapId: field.map.id };
}
