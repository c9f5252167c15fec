import { conditionsOf } from '#domain/combat/effects/condition.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { exhaustionSlowing } from '#domain/rules/conditions.ts';
import { cannotMove } from './refuse-act.ts';

/** The movement of a turn in feet: all of it, and what is left. */
export interface Movement {
  total: number;
  left: number;
}

const dash = 'dash';

/** A walking speed as effects, exhaustion and conditions leave it now; a Dash is movement of a turn, and no speed. */
function speedNow(one: Combatant, base: number): number {
  if (cannotMove(one)) return 0;
  const effects = one.activeEffects.filter(({ source }) => source.id !== dash);
  const changes = changesOn(effects, 'speed').flatMap(({ change }) => (change.of === 'walk' || change.of === 'all' ? [change] : []));
  const tired = (one.conditions.find(({ name }) => name === 'exhaustion')?.level ?? 0) * exhaustionSlowing;
  const set = changes.reduce((speed, change) => change.set ?? speed, base - tired);
  const added = changes.reduce((speed, change) => speed + (change.add ?? 0), set);
  return Math.max(
    0,
    changes.reduce((speed, change) => Math.floor(speed * (change.times ?? 1)), added),
  );
}

/**
 * The movement of somebody in the turn that goes on (SRD 5.2.1, Movement and Position): the speed, once more for each Dash, without the
 * feet that were gone and half the speed for each time they stood up or mounted. A hero goes by the sheet, everybody else by `base`.
 */
export function movementOf({ active, movement }: Pick<Combat, 'active' | 'movement'>, one: Combatant, base: number): Movement {
  const speed = speedNow(one, one.kind === 'hero' ? (one.speed ?? base) : base);
  if (active !== one.id) return { total: speed, left: speed };
  const total = speed * (1 + movement.dashes);
  return { total, left: Math.max(0, total - movement.feet - movement.halves * Math.floor(speed / 2)) };
}

/** What each foot of a way costs: one more while crawling prone (SRD 5.2.1, Crawling), and one more with somebody in tow. */
export function feetForEach(combat: Pick<Combat, 'combatants'>, one: Combatant): number {
  const isProne = conditionsOf(one).includes('prone');
  const drags = combat.combatants.some((other) => other.conditions.some(({ name, from }) => name === 'grappled' && from === one.id));
  return 1 + (isProne ? 1 : 0) + (drags ? 1 : 0);
}
