import type { Brief } from '#domain/brief.ts';
import { limits } from '#domain/limits.ts';
import { consequences } from './plan-consequences.ts';
import { arrival, arrivalConsequences, movement } from './plan-movement.ts';
import { opening } from './plan-opening.ts';
import { readIntents } from './reading.ts';
import type { Judged, Progress, Step, Table, Wish } from './script.ts';

/** One fewer than a reply may have, for the last step is to tell. */
const steps: readonly Step[] = [opening, consequences, movement, arrival, arrivalConsequences];

/** A reply so far: what was judged, and what is to be asked next. */
export interface Script {
  table: Table;
  judged: Judged[];
  pending: Wish[];
}

/**
 * Plays the steps again over the rulings so far: each ruling belongs to the wish in its place. What has no ruling yet, in the first
 * step that is not through, is pending.
 */
export function replay(brief: Brief, progress: Progress): Script {
  const table: Table = { brief, read: readIntents(brief), state: progress.state };
  const judged: Judged[] = [];
  // Where no player acts there is nothing to judge: the scene is told, and the word of the Dungeon Master.
  if (brief.intents.length === 0) return { table, judged, pending: [] };
  for (const step of steps) {
    const room = limits.requestsPerReply - judged.length;
    const wishes = step(table, judged).slice(0, room);
    const rulings = progress.rulings.slice(judged.length, judged.length + wishes.length);
    wishes.slice(0, rulings.length).forEach((wish, index) => {
      const ruling = rulings[index];
      if (ruling) judged.push({ ...wish, ruling });
    });
    if (rulings.length < wishes.length) return { table, judged, pending: wishes.slice(rulings.length) };
  }
  return { table, judged, pending: [] };
}
