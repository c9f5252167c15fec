import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { SummonActivity } from '#domain/rules/activity/activity.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import { laidEffect } from '#domain/rules/activity/laid-effect.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import { callCreatures, creatureDrawn } from '#domain/srd/monsters/call-creatures.ts';
import type { FindCreature } from '#domain/srd/monsters/call-creatures.ts';

/** Who calls creatures, by what and with which numbers. */
interface Calling {
  caller: { id: string; activeEffects: readonly ActiveEffect[] };
  /** Ids that nobody may have who comes. */
  taken: Iterable<string>;
  name: string;
  source: ActiveEffect['source'];
  duration: Duration;
  concentration: boolean;
  values: FormulaValues;
  /** Slot levels above the spell’s own. */
  slotLevels: number;
  numbers: Companion['caller'];
  /** Of several creatures the one that is chosen, by its name. */
  choice: string | null;
  find: FindCreature;
  dice: Dice;
}

/** Characters of a caller's id with which the ids of those they call begin. */
const stemLength = 56;
const effectIdLength = 64;

/** New ids for those whom somebody calls. */
function newIds({ caller, taken }: Pick<Calling, 'caller' | 'taken'>): () => string {
  const used = new Set(taken);
  const stem = caller.id.slice(0, stemLength);
  return () => {
    let number = 1;
    while (used.has(`${stem}-c${number}`)) number += 1;
    used.add(`${stem}-c${number}`);
    return `${stem}-c${number}`;
  };
}

/** A name that no effect of somebody has: a second casting does not take the place of the first. */
function freeName(effects: readonly ActiveEffect[], wanted: string): string {
  const taken = new Set(effects.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} ${number}`;
  return name.slice(0, gameLimits.nameLength);
}

/** Those among the effects of a caller that a new call ends, where only one can be there at once. */
export function endedByCall({ joins }: SummonActivity, source: ActiveEffect['source']): (effect: ActiveEffect) => boolean {
  return (effect) => joins?.single === true && effect.companions !== undefined && effect.source.id === source.id;
}

/** The effect on a caller that keeps those who come, for as long as it lasts; null where nobody comes. */
export function calledCompanions(activity: SummonActivity, calling: Calling): ActiveEffect | null {
  const { caller, name, source, concentration, values, slotLevels, numbers, choice, find, dice } = calling;
  const drawn = creatureDrawn(activity, choice, dice);
  const companions = callCreatures(activity, { choice: drawn, caller: numbers, values, slotLevels, find, newId: newIds(calling) });
  const [first] = companions;
  if (!first) return null;
  const duration = calling.duration.kind === 'instant' ? { kind: 'permanent' as const } : calling.duration;
  const stays = caller.activeEffects.filter((each) => !endedByCall(activity, source)(each));
  const called = freeName(stays, `${name}: ${first.name}`);
  const laid = laidEffect({ name: called }, { from: caller.id, name: called, source, duration, concentration, values, dice });
  const id = `${source.id}-${first.id}`.slice(-effectIdLength).replace(/^[^A-Za-z\d]+/, '');
  return { ...laid, id, companions };
}
