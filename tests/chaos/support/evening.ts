import { clientFor } from '#tests/support/app/people.ts';
import type { Client } from '#tests/support/app/people.ts';
import type { Outcome, Trial } from '#tests/chaos/scenario.ts';
import { judgeStory } from './judge-story.ts';
import type { Listener } from './listener.ts';
import { readStored } from './stored.ts';
import { gather } from './table-of-people.ts';
import type { Party } from './table-of-people.ts';
import type { Place, Writer } from './writer.ts';

/** People who write at one table without an end, some of whom listen too, while something breaks. */
export interface Evening extends Party {
  writers: Writer[];
  listeners: Listener[];
  /** Calls of the person with this number, at the place where they are. */
  call: (n: number) => Client;
  /** Has all of them finish, ends the servers and compares what they were told with what is stored. */
  end: (closing: Closing) => Promise<Outcome>;
}

interface Closing {
  /** Ends the servers in order. */
  stop: () => Promise<unknown>;
  /** The environment of the servers, to find what they stored. */
  environment: Record<string, string>;
  /** Turns that were ended by somebody who was told so. */
  turns?: number;
  /** Codes of refusals that writers may have got; anything else than these and a broken connection breaks the promise. */
  refusals?: readonly string[];
}

/** Seats so many people at the tables, spread over the places, and has them begin. */
export async function beginEvening(
  trial: Trial,
  places: readonly [Place, ...Place[]],
  count: { writers: number; listeners: number },
): Promise<Evening> {
  const party = await gather(places[0].url, count.writers);
  const { people, campaignId, turnCampaignId } = party;
  const placeOf = (n: number) => places[n % places.length] ?? places[0];
  const listeners = await Promise.all(
    people.slice(0, count.listeners).map(({ cookie }, n) => trial.listen(placeOf(n), { cookie, campaignId })),
  );
  const writers = people.map(({ cookie }, n) => trial.write(placeOf(n), cookie, campaignId));
  return {
    ...party,
    writers,
    listeners,
    call: (n) => clientFor(placeOf(n).url, people[n]?.cookie),
    async end({ stop, environment, turns = 0, refusals = [] }) {
      await Promise.all(writers.map((writer) => writer.stop()));
      const acknowledged = writers.flatMap((writer) => writer.acknowledged);
      const missed = await Promise.all(listeners.map((listener) => listener.missing(acknowledged)));
      await stop();
      const stored = await readStored(environment, campaignId, turnCampaignId);
      return judgeStory({ writers, listeners, missed, stored, turns, refusals });
    },
  };
}
