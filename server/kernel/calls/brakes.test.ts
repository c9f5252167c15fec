import { afterEach, describe, expect, it, vi } from 'vitest';
import { brakes as table } from '#domain/limits/brakes.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { Brakes } from './brakes.ts';
import type { Bus, Notice } from '#server/kernel/events/bus.ts';
import { soloBus } from '#server/kernel/events/bus.ts';

const person = (id: string) => ({ actor: { kind: 'person', id, name: id, email: `${id}@example.org`, plan: 'ADMIN' } as const });
const opened: Brakes[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  vi.useRealTimers();
});

/** Brakes by a clock that stands still until it is moved. */
function open(bus: Bus = soloBus('here')) {
  let now = 1_000_000;
  const brakes = new Brakes(table, bus, () => new Date(now));
  opened.push(brakes);
  return { brakes, pass: (seconds: number) => (now += seconds * 1000) };
}

/** How many of so many calls get through. */
function taken(brakes: Brakes, operation: string, many: number, caller: Parameters<Brakes['use']>[1]): number {
  return Array.from({ length: many }, () => refusalOf(() => brakes.use(operation, caller))).filter((each) => each === null).length;
}

function refusalOf(work: () => void): Refusal | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Servers that hear each other's notices once `deliver` is called. */
function connected(many: number) {
  const waiting: { from: number; notice: Notice }[] = [];
  const listeners: ((notice: Notice) => void)[][] = Array.from({ length: many }, () => []);
  const buses = listeners.map((own, n): Bus => ({
    ...soloBus(`server ${n}`),
    shared: true,
    publish: (notice) => void waiting.push({ from: n, notice }),
    onNotice: (listener) => void own.push(listener),
  }));
  const deliver = () => {
    for (const { from, notice } of waiting.splice(0))
      for (const [n, own] of listeners.entries()) if (n !== from) for (const listener of own) listener(notice);
  };
  return { buses, deliver };
}

describe('a brake', () => {
  it('lets through what may be done at once, and then as much as the time brings', () => {
    const { brakes, pass } = open();
    expect(taken(brakes, 'chat.post', 1000, person('a'))).toBe(60);
    pass(10);
    expect(taken(brakes, 'chat.post', 1000, person('a'))).toBe(20);
    pass(3600);
    expect(taken(brakes, 'chat.post', 1000, person('a'))).toBe(60);
  });

  it('says in whole seconds when the next try will do, and then it does', () => {
    const { brakes, pass } = open();
    taken(brakes, 'worlds.create', 30, person('a'));
    const refusal = refusalOf(() => brakes.use('worlds.create', person('a')));
    expect(refusal).toMatchObject({ code: 'call.tooMany', retryAfter: 60 });
    expect(refusal?.message).toBe('You have created a lot at once. Please wait 60 seconds and try again.');
    pass(60);
    expect(taken(brakes, 'worlds.create', 2, person('a'))).toBe(1);
  });

  it('holds each person alone, and each kind of thing alone', () => {
    const { brakes } = open();
    taken(brakes, 'chat.post', 100, person('a'));
    expect(taken(brakes, 'chat.post', 1, person('b'))).toBe(1);
    expect(taken(brakes, 'safety.useXCard', 1, person('a'))).toBe(1);
  });

  it('counts visitors by their address', () => {
    const { brakes } = open();
    const visitor = (address: string) => ({ actor: { kind: 'visitor' } as const, address });
    expect(taken(brakes, 'invitations.check', 300, visitor('192.0.2.1'))).toBe(90);
    expect(taken(brakes, 'invitations.check', 1, visitor('192.0.2.2'))).toBe(1);
  });

  it('costs nobody anything when the clock is set back', () => {
    const { brakes, pass } = open();
    taken(brakes, 'chat.post', 60, person('a'));
    pass(-3600);
    expect(taken(brakes, 'chat.post', 1, person('a'))).toBe(0);
    pass(1);
    expect(taken(brakes, 'chat.post', 5, person('a'))).toBe(2);
  });

  it('holds nobody without figures', () => {
    const brakes = new Brakes(null, soloBus('here'), () => new Date());
    opened.push(brakes);
    expect(taken(brakes, 'chat.post', 5000, person('a'))).toBe(5000);
  });
});

describe('brakes of several servers', () => {
  it('let through an eighth more for each other server at most, beside what the notices have not reached yet', () => {
    const { buses, deliver } = connected(2);
    const [here, there] = buses.map((bus) => open(bus).brakes);
    if (!here || !there) throw new Error('There are two.');
    let through = 0;
    for (let n = 0; n < 1000; n += 1) {
      through += taken(n % 2 ? here : there, 'chat.post', 1, person('a'));
      deliver();
    }
    expect(through).toBeGreaterThanOrEqual(60);
    expect(through).toBeLessThanOrEqual(60 + 8);
  });

  it('take back later what got through while they had not heard of each other', () => {
    const { buses, deliver } = connected(2);
    const [here, there] = buses.map((bus) => open(bus));
    if (!here || !there) throw new Error('There are two.');
    expect(taken(here.brakes, 'chat.post', 200, person('a')) + taken(there.brakes, 'chat.post', 200, person('a'))).toBe(120);
    deliver();
    for (const each of [here, there]) each.pass(20);
    expect(taken(here.brakes, 'chat.post', 200, person('a')) + taken(there.brakes, 'chat.post', 200, person('a'))).toBe(0);
  });

  it('hear within half a second of the few things that are done', () => {
    vi.useFakeTimers();
    const { buses, deliver } = connected(2);
    const [here, there] = buses.map((bus) => open(bus).brakes);
    if (!here || !there) throw new Error('There are two.');
    taken(here, 'worlds.create', 3, person('a'));
    vi.advanceTimersByTime(500);
    deliver();
    expect(taken(there, 'worlds.create', 100, person('a'))).toBe(27);
  });

  it('put what they tell each other into notices that the bus carries', () => {
    const { buses } = connected(2);
    const sent: Notice[] = [];
    const bus: Bus = { ...soloBus('here'), ...buses[0], publish: (notice) => void sent.push(notice) };
    vi.useFakeTimers();
    const { brakes } = open(bus);
    for (let n = 0; n < 500; n += 1) taken(brakes, 'chat.post', 1, person(`${'a'.repeat(60)}${n}`));
    vi.advanceTimersByTime(500);
    expect(sent.length).toBeGreaterThan(5);
    for (const notice of sent) expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(7500);
  });
});
