import { describe, expect, it } from 'vitest';
import { brakes as table } from '#domain/limits/brakes.ts';
import { Brakes } from '#server/kernel/calls/brakes.ts';
import { soloBus } from '#server/kernel/events/bus.ts';

/** What one person at a wild table does, by operation: how often within the wildest minute, and at once in a fit. */
const wild = {
  'chat.post': { perMinute: 40, fit: 20 },
  'chat.roll': { perMinute: 30, fit: 20 },
  'chat.react': { perMinute: 60, fit: 40 },
  'chat.typing': { perMinute: 30, fit: 10 },
  'chat.search': { perMinute: 60, fit: 30 },
  'chat.upload': { perMinute: 12, fit: 20 },
  'campaigns.markRead': { perMinute: 240, fit: 60 },
  'safety.useXCard': { perMinute: 6, fit: 5 },
  'combat.step': { perMinute: 60, fit: 30 },
  'characters.act': { perMinute: 60, fit: 30 },
  'maps.reveal': { perMinute: 60, fit: 60 },
  'notes.save': { perMinute: 30, fit: 5 },
  'turns.raiseHand': { perMinute: 20, fit: 10 },
  'turns.forceEnd': { perMinute: 12, fit: 5 },
  'assistant.ask': { perMinute: 8, fit: 4 },
  'narrator.ask': { perMinute: 8, fit: 3 },
};
const PEOPLE = ['wren', 'tov', 'mira', 'sela', 'oda', 'juno'];
const HOURS = 5;

/** A chance that is the same at every run, from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays an evening of wild minutes, each beginning with a fit of one thing, and answers what was done and what was refused. */
function play(seed: number): { done: number; refused: string[] } {
  let now = 0;
  const draw = chance(seed);
  const brakes = new Brakes(table, soloBus('here'), () => new Date(now));
  const refused: string[] = [];
  let done = 0;
  const act = (operation: string, id: string) => {
    done += 1;
    try {
      brakes.use(operation, { actor: { kind: 'person', id, name: id, email: `${id}@example.org`, plan: 'FREE' } });
    } catch {
      refused.push(operation);
    }
  };
  const things = Object.entries(wild);
  for (let minute = 0; minute < HOURS * 60; minute += 1) {
    for (const id of PEOPLE) {
      const [operation, { fit }] = things[Math.floor(draw() * things.length)] ?? ['', { fit: 0 }];
      for (let n = 0; n < fit; n += 1) act(operation, id);
    }
    for (let second = 0; second < 60; second += 1) {
      now += 1000;
      for (const id of PEOPLE)
        for (const [operation, { perMinute }] of things)
          // At most four of one thing in one second.
          for (let n = 0; n < 4; n += 1) if (draw() < perMinute / 60 - n) act(operation, id);
    }
  }
  brakes.close();
  return { done, refused };
}

describe('five wild hours of a table of six', () => {
  it.each([1, 2, 3])('never meet a brake, however the dice fall (%s)', (seed) => {
    const { done, refused } = play(seed);
    expect(done).toBeGreaterThan(1_000_000);
    expect(refused).toEqual([]);
  });
});
