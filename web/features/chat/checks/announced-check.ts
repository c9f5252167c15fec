import type { AskedCheck, CheckRoller } from '#domain/check/check.ts';
import { hasSucceeded, isOver } from '#domain/check/standing.ts';
import { tellEnd } from '#domain/check/tell-check.ts';
import { naturalText } from '#domain/dice/outcome-text.ts';

function rolledText({ name, result }: CheckRoller): string {
  if (result === null) return `${name} has rolled`;
  if (result.roll === null) return `${name} ${hasSucceeded(result) === true ? 'makes it' : 'fails'} without a roll`;
  const succeeded = hasSucceeded(result);
  const went = [naturalText(result.roll), succeeded === null ? null : succeeded ? 'success' : 'failure'].filter((words) => words !== null);
  return `${name} rolled ${result.roll.total}${went.length === 0 ? '' : `: ${went.join(', ')}`}`;
}

/** What has come to a check, for those who listen; nothing, where nobody has rolled anew. */
export function announcedCheck(before: AskedCheck | null, now: AskedCheck | null): string[] {
  if (now === null) return [];
  const rolled = now.rollers.filter(({ hasRolled }, n) => hasRolled && before?.rollers[n]?.hasRolled !== true);
  const ended = isOver(now) && before !== null && !isOver(before) ? tellEnd(now) : null;
  return [...rolled.map(rolledText), ...(ended === null ? [] : [ended])];
}
