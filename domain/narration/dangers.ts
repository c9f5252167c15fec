import type { Adventure, Clock, DangerCause, Exit, Npc } from './adventure.ts';
import type { PlayState } from './play-state.ts';
import { foesHere } from './scene-tags/tags-here.ts';

/** Whether a danger has not come to pass yet. */
export function isComing({ id, signs }: Clock, { clocks }: Pick<PlayState, 'clocks'>): boolean {
  return (Object.hasOwn(clocks, id) ? (clocks[id] ?? 0) : 0) < signs.length;
}

/** Whether this cause stirs a danger, with the heroes where they are. */
export function isStirredBy({ stirredBy }: Clock, { scene, apart }: Pick<PlayState, 'scene' | 'apart'>, cause: DangerCause): boolean {
  const places = [scene, ...Object.values(apart ?? {})];
  return (
    (stirredBy?.causes?.includes(cause) ?? true) && (stirredBy?.scenes === undefined || stirredBy.scenes.some((id) => places.includes(id)))
  );
}

/**
 * The danger that comes closer by this cause: of those it stirs, the one that has not stirred for longest; of several that have never
 * stirred, the first. None once the tale has ended.
 */
export function stirring({ clocks }: Pick<Adventure, 'clocks'>, state: PlayState, cause: DangerCause): Clock | undefined {
  if (state.ended !== undefined) return undefined;
  const lastStep = ({ id }: Clock) => state.time?.clocks[id] ?? (state.clocks[id] === undefined ? -1 : 0);
  const ready = clocks.filter((clock) => isComing(clock, state) && isStirredBy(clock, state, cause));
  return ready.toSorted((one, other) => lastStep(one) - lastStep(other))[0];
}

/** Turns since any danger last came closer. */
export function turnsSinceDanger({ time }: Pick<PlayState, 'time'>): number {
  return (time?.turns ?? 0) - Math.max(0, ...Object.values(time?.clocks ?? {}));
}

/** Who bars a way to those who stand before it: somebody hostile who can fight, is not held back, and does not leave this way open. Those who are `busy` bar none. */
export function whoBars(
  adventure: Adventure,
  state: PlayState,
  exit: Pick<Exit, 'id'>,
  busy: ReadonlySet<string> = new Set(),
): Npc | undefined {
  return foesHere(adventure, state).find(({ id, bars }) => !busy.has(id) && (bars === undefined || bars.includes(exit.id)));
}
