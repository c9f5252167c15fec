import type { Dice } from '#domain/dice/dice.ts';
import type { Activity, SummonActivity } from '#domain/rules/activity/activity.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { StatBlock } from './stat-block.ts';

/** Finds the stat block of a creature that can be called, by its id. */
export type FindCreature = (id: string, caller: Companion['caller']) => StatBlock | undefined;

interface Calling {
  /** Of several creatures the one that is chosen, by its name. */
  choice: string | null;
  caller: Companion['caller'];
  values: FormulaValues;
  /** Slot levels above the spell’s own. */
  slotLevels: number;
  find: FindCreature;
  /** A new id for each that comes. */
  newId: () => string;
}

/** Whether somebody comes by an activity, and stays. */
export function isCall(activity: Activity | undefined): activity is SummonActivity {
  return activity?.kind === 'summon' && activity.joins !== undefined;
}

/** Names of the creatures of which one is chosen; none where there is nothing to choose. */
export function creatureChoices(activity: SummonActivity): string[] {
  return activity.joins && activity.joins.drawn !== true && activity.creatures.length > 1
    ? activity.creatures.map(({ monster }) => monster)
    : [];
}

/** The name of the creature that is called: the chosen one, or the one that a die shows where nobody chooses. */
export function creatureDrawn({ joins, creatures }: SummonActivity, choice: string | null, dice: Dice): string | null {
  return joins?.drawn === true ? (creatures[dice(creatures.length) - 1]?.monster ?? null) : choice;
}

/** Whether it is still open which of several creatures is called. */
export const mustChooseCreature = (activity: SummonActivity, choice: string | null): boolean =>
  activity.joins !== undefined && activity.joins.drawn !== true && creatureCalled(activity, choice) === null;

/** The creature that is called: the chosen one, or the only one. Null where none was chosen, or nobody comes by themselves. */
function creatureCalled(activity: SummonActivity, choice: string | null) {
  if (!activity.joins) return null;
  const [only, ...others] = activity.creatures;
  return (others.length === 0 ? only : activity.creatures.find(({ monster }) => monster === choice)) ?? null;
}

/** Those who come when somebody calls them, with all their hit points. Empty where nobody does. */
export function callCreatures(activity: SummonActivity, { choice, caller, values, slotLevels, find, newId }: Calling): Companion[] {
  const called = creatureCalled(activity, choice);
  const creature = called && slugOf(called.monster);
  const block = creature === null ? undefined : find(creature, caller);
  const { joins } = activity;
  if (!called || creature === null || !block || !joins) return [];
  const base = called.count === undefined ? 1 : Number(reckonFormula(called.count, values) ?? 1);
  const count = base + (called.perSlot ?? 0) * slotLevels;
  return Array.from({ length: Math.min(Math.max(0, count), gameLimits.companions) }, () => ({
    id: newId(),
    creature,
    name: block.name,
    hitPoints: block.hitPoints,
    maxHitPoints: block.hitPoints,
    caller,
    acts: joins.acts,
    isPeaceful: joins.peaceful === true,
    ...(joins.onCommand && { onCommand: joins.onCommand }),
    vanishes: joins.vanishes === true,
  }));
}
