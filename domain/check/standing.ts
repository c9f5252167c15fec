import type { AskedCheck, CheckResult, CheckRoller } from './check.ts';

// Apart from the schemas, so that a screen need not carry them.

/** Whether nobody is waited for any more. What has no targets yet waits for them. */
export function isOver({ isClosed, rollers }: Pick<AskedCheck, 'isClosed' | 'rollers'>): boolean {
  return isClosed || (rollers.length > 0 && rollers.every(({ hasRolled }) => hasRolled));
}

/** Whether somebody has succeeded; null where that cannot be said. */
export function hasSucceeded(result: CheckResult | null): boolean | null {
  if (result === null) return null;
  if (result.failsBecause !== null) return false;
  if (result.madeBecause !== undefined) return true;
  const outcome = result.roll?.outcome;
  return outcome === undefined ? null : outcome === 'success';
}

/** How a group has done (SRD 5.2.1, Group Checks): it succeeds if at least half of it does; null as long as it is open, or untold. */
export function groupSucceeds(check: AskedCheck): boolean | null {
  if (check.kind !== 'group' || !isOver(check)) return null;
  const rolled = check.rollers.filter(({ hasRolled }) => hasRolled);
  const went = rolled.map(({ result }) => hasSucceeded(result));
  if (went.length === 0 || went.includes(null)) return null;
  return went.filter(Boolean).length * 2 >= went.length;
}

/** The highest of one side; below all numbers where it failed without dice; null where nobody of it has rolled, or it is not told. */
function bestOf(rollers: readonly CheckRoller[], side: CheckRoller['side']): number | null {
  const totals = rollers.flatMap((each) => (each.side === side && each.result !== null ? [each.result.roll?.total ?? -Infinity] : []));
  return totals.length === 0 ? null : Math.max(...totals);
}

/** Who wins a contest: the side with the higher total, neither when they are equal; null as long as it is open, or untold. */
export function contestWinner(check: AskedCheck): CheckRoller['side'] | 'neither' | null {
  if (check.kind !== 'contest' || !isOver(check)) return null;
  const [first, second] = [bestOf(check.rollers, 'first'), bestOf(check.rollers, 'second')];
  if (first === null || second === null) return null;
  if (first === second) return 'neither';
  return first > second ? 'first' : 'second';
}
