import { entryAt, storyOf } from '#domain/combat/log.ts';
import type { CombatEntry, CombatLog } from '#domain/combat/log.ts';

/**
 * The last step that still holds, with all that was told of it: where it waits for an answer, or could not go on after one, what came
 * before is told by the entries that it waited with. Undefined where nothing can be taken back.
 */
export function lastTold(log: CombatLog): CombatEntry | undefined {
  const last = storyOf(log).at(-1);
  if (!last || (last.waits === null && last.events.length > 0)) return last;
  const told = [...last.events];
  for (let earlier = waitedBefore(log, last); earlier; earlier = waitedBefore(log, earlier)) told.unshift(...earlier.events);
  return { ...last, events: told };
}

/** The entry before this one, where the same step waited with it. */
function waitedBefore(log: CombatLog, { number, before }: CombatEntry): CombatEntry | undefined {
  const earlier = entryAt(log, number - 1);
  return earlier && earlier.waits !== null && earlier.restores === null && earlier.before === before ? earlier : undefined;
}
