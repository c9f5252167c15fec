import { wholeGround } from '#domain/battle-map/draw.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { Step, Steps } from '#web/features/battle-map/data/strokes.ts';
import { partOf } from '#web/lib/drafts/stored-shape.ts';
import { readStored } from '#web/lib/storage/use-session-storage.ts';
import { isSteps } from './read-steps.ts';

const { stepsLength, stepsLengthLeast } = battleMapLimits;

const prefix = 'hearthlore.map-steps/';
const nameOf = (mapId: string) => `${prefix}${mapId}`;

/** A map as text, the same before and after it was kept. */
const markOf = (ground: Ground): string => JSON.stringify(wholeGround(ground));

/** Each step is written once, however often it is kept. */
const written = new WeakMap<Step, string>();

function textOf(step: Step): string {
  const known = written.get(step);
  if (known !== undefined) return known;
  const text = JSON.stringify(step);
  written.set(step, text);
  return text;
}

/** As many of the latest steps as have room, as texts. */
function latest(steps: readonly Step[], room: number): string[] {
  const texts: string[] = [];
  let left = room;
  for (const step of steps.toReversed()) {
    const text = textOf(step);
    left -= text.length + 1;
    if (left < 0) break;
    texts.push(text);
  }
  return texts.toReversed();
}

/** What is kept of a map, and whether that is all of it: what can be taken back comes before what can be done again. */
function keptOf(ground: Ground, { done, undone }: Steps, room: number) {
  const back = latest(done, room);
  const backText = back.join();
  const again = latest(undone, room - backText.length);
  const text = `{"after":${JSON.stringify(markOf(ground))},"done":[${backText}],"undone":[${again.join()}]}`;
  return { text, isAll: back.length === done.length && again.length === undone.length };
}

/** Leaves the steps of no other map in the tab. */
function removeOthers(mapId: string): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(prefix) && name !== nameOf(mapId)) sessionStorage.removeItem(name);
  }
}

/** Characters of the steps of other maps in the tab. */
const lengthOfOthers = (mapId: string): number =>
  Object.keys(sessionStorage)
    .filter((name) => name.startsWith(prefix) && name !== nameOf(mapId))
    .reduce((sum, name) => sum + (sessionStorage.getItem(name)?.length ?? 0), 0);

/** Keeps a text; answers whether the device had room for it. */
function keep(name: string, text: string): boolean {
  try {
    sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps as many of the latest steps as there is room for. Where there is none, undo goes back to where the page was loaded. */
function keepLatest(mapId: string, ground: Ground, steps: Steps): void {
  const { text, isAll } = keptOf(ground, steps, stepsLength - lengthOfOthers(mapId));
  if (isAll && keep(nameOf(mapId), text)) return;
  removeOthers(mapId);
  for (let room: number = stepsLength; room >= stepsLengthLeast; room /= 2) {
    if (keep(nameOf(mapId), keptOf(ground, steps, room).text)) return;
  }
  sessionStorage.removeItem(nameOf(mapId));
}

/** What was drawn on each map, for as long as the tab is open: a page that is loaded again can take it back. */
export const tabSteps = {
  /** Nothing where the map is not as it was after those steps. */
  read: (mapId: string, ground: Ground): Steps | null =>
    readStored(sessionStorage, nameOf(mapId), (kept) => {
      const [done, undone] = [partOf(kept, 'done'), partOf(kept, 'undone')];
      return partOf(kept, 'after') === markOf(ground) && isSteps(done) && isSteps(undone) ? { done, undone } : null;
    }),
  /** All of them; where there is too little room, those of other maps go first, then the oldest. */
  write: (mapId: string, ground: Ground, steps: Steps): void => {
    try {
      if (steps.done.length + steps.undone.length === 0) sessionStorage.removeItem(nameOf(mapId));
      else keepLatest(mapId, ground, steps);
    } catch {
      // Without storage, undo goes back to where the page was loaded.
    }
  },
  remove: (mapId: string): void => sessionStorage.removeItem(nameOf(mapId)),
};
