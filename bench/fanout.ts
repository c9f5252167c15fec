import { setTimeout as pause } from 'node:timers/promises';
import { gather } from './audience.ts';
import type { Audience } from './audience.ts';
import { hall, pick, tables } from '#bench/subjects/dataset.ts';
import type { Room } from '#bench/subjects/dataset.ts';
import type { Options } from './options.ts';
import { faultsOf } from './receipts.ts';
import type { Flight } from './receipts.ts';
import { compared, limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { median, percentile } from '#bench/figures/statistics.ts';
import type { Subject } from '#bench/subjects/subject.ts';

/** How long a message may be on its way before it counts as lost. */
const LOST_AFTER_MILLISECONDS = 4000;

interface Setting {
  name: string;
  rooms: Room[];
  /** Messages a second that anybody's server must carry without effort. */
  rate: number;
  /** Messages on their way at once when the most is sought. */
  atOnce: number;
  /** The most that p50 and p99 may be as shares of the bare server's. */
  most: { p50?: number; p99: number };
}

const settings: Setting[] = [
  { name: '100 tables of 6', rooms: tables, rate: 200, atOnce: 96, most: { p50: 2.5, p99: 2.5 } },
  // A message here is a thousand deliveries: twenty a second are as much as one process can receive beside a server on two cores.
  { name: 'a table of 1,000', rooms: [hall], rate: 20, atOnce: 8, most: { p99: 1.5 } },
];

interface Measured {
  p50: number;
  p99: number;
  rate: number;
  lost: number;
  doubled: number;
}

/** How messages reach everyone: the time they take at a steady pace, and the most that are carried. */
export async function measureFanout(subjects: { ours: Subject; bare: Subject }, options: Options): Promise<Figure[]> {
  const rooms = settings.flatMap((setting) => setting.rooms);
  const bare = await gather(subjects.bare, rooms);
  const ours = await gather(subjects.ours, rooms);
  const figures: Figure[] = [];
  for (const setting of settings) {
    await Promise.all([bare, ours].map((audience) => warmUp(audience, setting, options.warmUp)));
    const found: { bare: Measured[]; ours: Measured[] } = { bare: [], ours: [] };
    for (let round = 0; round < options.rounds; round += 1) {
      found.bare.push(await measure(bare, setting, options.seconds));
      found.ours.push(await measure(ours, setting, options.seconds));
    }
    figures.push(...figuresOf(setting, found.ours, found.bare));
  }
  bare.close();
  ours.close();
  return figures;
}

async function measure(audience: Audience, setting: Setting, seconds: number): Promise<Measured> {
  const steady = await pace(audience, setting, seconds);
  const pressed = await press(audience, setting, seconds);
  const { lost, doubled } = faultsOf([...steady, ...pressed.flights]);
  audience.receipts.forget();
  const times = steady.flatMap(({ took }) => (took === null ? [] : [took]));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), rate: pressed.rate, lost, doubled };
}

/** Writes in both ways until the machine code of both servers is there, also that of their databases. */
async function warmUp(audience: Audience, setting: Setting, seconds: number): Promise<void> {
  await press(audience, setting, 1);
  await pace(audience, setting, seconds);
  audience.receipts.forget();
}

/** Open loop: a message whenever one is due, whether or not earlier ones have arrived. */
async function pace(audience: Audience, { rooms, rate }: Setting, seconds: number): Promise<Flight[]> {
  const flights: Flight[] = [];
  const accepted: Promise<unknown>[] = [];
  const began = performance.now();
  while (flights.length < rate * seconds) {
    const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
    while (flights.length < due) {
      const { flight, accepted: answer } = send(audience, rooms, flights.length);
      flights.push(flight);
      accepted.push(answer);
    }
    await pause(1);
  }
  await Promise.all([...accepted, allLanded(flights)]);
  return flights;
}

/** Closed loop: as many messages as can be accepted and delivered to everyone, `atOnce` under way at any time. */
async function press(audience: Audience, { rooms, atOnce }: Setting, seconds: number): Promise<{ rate: number; flights: Flight[] }> {
  const flights: Flight[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const { flight, accepted } = send(audience, rooms, flights.length);
      flights.push(flight);
      await Promise.all([accepted, allLanded([flight])]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { rate: (flights.length / (performance.now() - began)) * 1000, flights };
}

/** Everyone writes in turn, table after table. */
function send({ subject, caller, receipts }: Audience, rooms: Room[], n: number) {
  const room = pick(rooms, n);
  const member = pick(room.members, Math.floor(n / rooms.length));
  const flight = receipts.send(room.members.length);
  return { flight, accepted: caller.send(subject.post(room, member, flight.content)) };
}

async function allLanded(flights: Flight[]): Promise<void> {
  const patience = new AbortController();
  const landed = Promise.all(flights.map((flight) => flight.landed)).then(() => patience.abort());
  await Promise.race([landed, pause(LOST_AFTER_MILLISECONDS, undefined, { signal: patience.signal }).catch(() => undefined)]);
}

function figuresOf({ name, rate, most }: Setting, ours: Measured[], bare: Measured[]): Figure[] {
  const both = (key: keyof Measured) => ({ ours: median(ours.map((each) => each[key])), bare: median(bare.map((each) => each[key])) });
  const sum = (of: Measured[], key: 'lost' | 'doubled') => of.reduce((total, each) => total + each[key], 0);
  return [
    compared({
      what: `${name}, ${rate} messages/s: to the last receipt, p50`,
      unit: 'ms',
      ...both('p50'),
      ...(most.p50 !== undefined && { atMost: most.p50 }),
    }),
    compared({ what: `${name}, ${rate} messages/s: to the last receipt, p99`, unit: 'ms', ...both('p99'), atMost: most.p99 }),
    compared({ what: `${name}: most messages/s`, unit: '/s', ...both('rate'), atLeast: 1 }),
    limited(`${name}: lost`, '', sum(ours, 'lost'), 0, String(sum(bare, 'lost'))),
    limited(`${name}: doubled`, '', sum(ours, 'doubled'), 0, String(sum(bare, 'doubled'))),
  ];
}
