import type { Outcome } from '#tests/chaos/scenario.ts';
import type { Listener } from './listener.ts';
import type { Stored } from './stored.ts';
import type { Writer } from './writer.ts';

/** What a story came to: who wrote, who listened, what stands there, and how many turns were ended. */
export interface Story {
  writers: Writer[];
  listeners: Listener[];
  /** How many acknowledged messages each listener has not heard. */
  missed: number[];
  stored: Stored;
  /** Cycles that were ended by somebody who was told so. */
  turns: number;
  /** Codes of refusals that writers may have got beside broken connections. */
  refusals: readonly string[];
}

/** Compares what was acknowledged and heard with what is stored: nothing lost, doubled, moved or passed over; one reply for each turn. */
export function judgeStory({ writers, listeners, missed: each, stored, turns, refusals }: Story): Outcome {
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  const positions = new Map(stored.messages.map(({ content, position }) => [content, position]));
  const lost = acknowledged.filter((id) => !positions.has(id)).length;
  const doubled = stored.messages.length - positions.size;
  const moved = writers.flatMap((writer) => [...writer.positions]).filter(([id, at]) => (positions.get(id) ?? at) !== at).length;
  const disordered = writers.reduce(
    (sum, { acknowledged: ids }) => sum + ids.filter((id, n) => at(positions, id) < at(positions, ids[n - 1])).length,
    0,
  );
  const missed = each.reduce((sum, count) => sum + count, 0);
  const again = listeners.reduce((sum, { doubled: twice, gaps }) => sum + twice + gaps, 0);
  const refused = new Set(writers.flatMap((writer) => [...writer.refusals.keys()]).filter((code) => !refusals.includes(code)));
  const holes = stored.topics.filter(({ head, events, last }) => events !== head || (last ?? 0) !== head).length;
  const oneReply = stored.turns.filter(({ replies, intents }) => replies === 1 && intents === 2).length;
  const failures = [
    acknowledged.length > 0 ? '' : 'nothing was acknowledged',
    told(lost, 'acknowledged and not stored'),
    told(doubled, 'stored twice'),
    told(moved, 'at another place than was acknowledged'),
    told(disordered, 'out of the order of their writer'),
    told(missed, 'not heard by a listener'),
    told(again, 'numbers that came twice or were passed over'),
    told(holes, 'topics with a hole in their numbers'),
    stored.turns.length === turns ? '' : `${turns} turns were ended and ${stored.turns.length} are known`,
    refused.size === 0 ? '' : `writers were refused with ${[...refused].join(', ')}`,
    told(stored.turns.length - oneReply, 'turns without exactly one reply to both intents'),
  ];
  return {
    figures: {
      acknowledged: acknowledged.length,
      lost,
      doubled,
      moved: moved + disordered,
      'missed by listeners': missed,
      ...(turns > 0 && { 'turns with one reply': `${oneReply} of ${turns}` }),
    },
    failures: failures.filter((each) => each !== ''),
  };
}

const told = (count: number, what: string): string => (count === 0 ? '' : `${count} ${what}`);
const at = (positions: Map<string, number>, id: string | undefined): number => (id === undefined ? 0 : (positions.get(id) ?? 0));
