import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Happening } from './happening.ts';
import { firstTurn } from '#domain/combat/uses.ts';

/** Something that is used, as far as it is known by. */
interface Used {
  id: string;
  activity: Activity;
}

/** By what it is known that initiative was just rolled. */
export const initiativeRolled = 'initiative';

/** By what it is known that somebody came back from another plane as their turn began. */
export const returned = 'returned';

/** What of a turn that begins still counts from those before: who has not ended their first turn. `ended` has now. */
export const keptForTurn = (happened: readonly Happening[], ended: string | null): Happening[] =>
  happened.filter(({ what, by }) => what === firstTurn && by !== ended);

/** Notes that somebody rolled initiative, for what can be used then. */
export function rememberFirstTurn(draft: Draft, by: string): void {
  remember(draft, { by, kind: 'used', what: firstTurn, takes: null, targetId: null, critical: false });
}

/** Notes what others of one's features may follow in this turn. */
export function remember(draft: Draft, happened: Omit<Happening, 'followedBy'>): void {
  draft.combat = { ...draft.combat, happened: [...draft.combat.happened, { ...happened, followedBy: [] }] };
}

const isNamed = (names: readonly string[] | undefined, what: string) =>
  names?.some((name) => what === name || what.startsWith(`${name} `)) === true;

/** What something is called by which it is known that it followed. */
export const followerKey = (id: string, { id: activity }: Pick<Activity, 'id'>): string =>
  activity === undefined ? id : `${id} ${activity}`;

/** What something waits for: what its rule says, or the way that it goes with. */
const awaitedBy = ({ activation, goesWith }: Activity) =>
  activation?.follows ?? (goesWith === undefined ? undefined : { way: goesWith.toLowerCase() });

/** The key of a way that was used; of which class it is does not count. */
const wayKey = (what: string) => what.replace(/^([^ .]*)[^ ]* /, '$1.').toLowerCase();

/** Whether one of the things that happened is what somebody's feature waits for, and was not followed by it yet. */
function isAwaited(
  { by, kind, what, takes, critical, marks = [], followedBy }: Happening,
  actorId: string,
  { id, activity }: Used,
): boolean {
  const follows = awaitedBy(activity);
  if (follows === undefined || by !== actorId || followedBy.includes(followerKey(id, activity))) return false;
  if ('way' in follows) return kind === 'used' && wayKey(what) === follows.way;
  const { used, takes: time, except, hit, oneWay } = follows;
  if (oneWay === true && followedBy.some((each) => isNamed([id], each))) return false;
  const isMarked = hit?.marked === undefined || marks.includes(hit.marked);
  if (hit) return kind === 'hit' && isMarked && (hit.critical !== true || critical) && (hit.with === undefined || isNamed(hit.with, what));
  return kind === 'used' && (used === undefined || isNamed(used, what)) && (time ?? takes) === takes && !isNamed(except, what);
}

/** Whether something can be used as far as it follows what has happened in this turn; what follows nothing always can. */
export function hasHappened(
  happened: readonly Happening[],
  actorId: string,
  used: Used,
  targetIds: readonly string[] | null = null,
): boolean {
  if (awaitedBy(used.activity) === undefined) return true;
  return happened.some((each) => isAwaited(each, actorId, used) && isOn(each, used.activity, targetIds));
}

/** Whether what is used on others is used on whom the attack hit, or on others than them where it says so; damage that goes with a save, on nobody but those who failed it. */
function isOn({ kind, targetId, failed }: Happening, activity: Activity, targetIds: readonly string[] | null): boolean {
  if (activity.goesWith !== undefined && activity.kind === 'damage' && failed !== undefined)
    return failed.length > 0 && (targetIds ?? []).every((id) => failed.includes(id));
  if (kind !== 'hit' || targetIds === null || targetIds.length === 0) return true;
  const isHit = targetId !== null && targetIds.includes(targetId);
  return activity.activation?.follows?.hit?.others === true ? !isHit : isHit;
}

/** Takes note that a feature follows what has happened; refuses where nothing of the kind did, or where it followed already. */
export function follow(draft: Draft, actorId: string, used: Used & { name: string }, targetIds: readonly string[]): void {
  const { activation } = used.activity;
  if (awaitedBy(used.activity) === undefined) return;
  const others = targetIds.filter((id) => id !== actorId);
  const { happened } = draft.combat;
  const place = happened.findLastIndex((each) => isAwaited(each, actorId, used) && isOn(each, used.activity, others));
  const followed = happened[place];
  if (!followed) {
    const { name } = find(draft, actorId);
    throw new CombatRefusal(refuseCombat('followsNothing', { name, feature: used.name, when: activation?.trigger ?? '' }));
  }
  const followedBy = [...followed.followedBy, followerKey(used.id, used.activity)];
  draft.combat = { ...draft.combat, happened: happened.with(place, { ...followed, followedBy }) };
}
