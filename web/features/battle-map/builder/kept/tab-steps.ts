import { wholeGround } from '#domain/battle-map/draw.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { Step, Steps } from '#web/features/battle-map/data/strokes.ts';
import { partOf } from '#web/lib/drafts/stored-shape.ts';
import { readStored } from '#web/lib/storage/use-session-storage.ts';
import { isSteps } from './read-steps.ts';

const { stepsKept, stepsLength } = battleMapLimits;

const nameOf = (mapId: string) => `hearthlore.map-steps/${mapId}`;

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

/** As many of the latest steps as may be kept, as text. */
function latest(steps: readonly Step[]): string {
  const texts: string[] = [];
  let left = stepsLength;
  for (const step of steps.toReversed().slice(0, stepsKept)) {
    const text = textOf(step);
    if (text.length > left) break;
    left -= text.length;
    texts.unshift(text);
  }
  return texts.join();
}

/** What was drawn on each map, for as long as the tab is open: a page that is loaded again can take it back. */
export const tabSteps = {
  /** Nothing where the map is not as it was after those steps. */
  read: (mapId: string, ground: Ground): Steps | null =>
    readStored(sessionStorage, nameOf(mapId), (kept) => {
      const [done, undone] = [partOf(kept, 'done'), partOf(kept, 'undone')];
      return partOf(kept, 'after') === markOf(ground) && isSteps(done) && isSteps(undone) ? { done, undone } : null;
    }),
  /** The latest of them, as far as there is room. */
  write: (mapId: string, ground: Ground, { done, undone }: Steps): void => {
    try {
      if (done.length + undone.length === 0) return sessionStorage.removeItem(nameOf(mapId));
      const after = JSON.stringify(markOf(ground));
      sessionStorage.setItem(nameOf(mapId), `{"after":${after},"done":[${latest(done)}],"undone":[${latest(undone)}]}`);
    } catch {
      // Without room, undo goes back to where the page was loaded.
    }
  },
  remove: (mapId: string): void => sessionStorage.removeItem(nameOf(mapId)),
};
