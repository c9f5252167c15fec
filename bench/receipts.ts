import { WORDS } from '#bench/subjects/dataset.ts';

const MARK = Buffer.from('"content":"#');
const HASH = '#'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** A message on its way to everyone at its table. */
export interface Flight {
  content: string;
  /** Milliseconds from sending to the last receipt; null until then. */
  took: number | null;
  /** How often each member heard it. */
  heard: Uint8Array;
  /** Resolves with the last receipt. */
  landed: Promise<void>;
}

/** Follows messages by the number that they carry in their text. */
export class Receipts {
  readonly #flights = new Map<number, Flight & { sentAt: number; left: number; land: () => void }>();
  #next = 1;

  /** Starts the clock of a new message. */
  send(listeners: number): Flight {
    const number = this.#next;
    this.#next += 1;
    const { promise: landed, resolve: land } = Promise.withResolvers<void>();
    const flight = {
      content: `#${number}# ${WORDS}`,
      took: null,
      heard: new Uint8Array(listeners),
      landed,
      land,
      sentAt: performance.now(),
      left: listeners,
    };
    this.#flights.set(number, flight);
    return flight;
  }

  /** A member's socket heard a frame. */
  hear(member: number, frame: Buffer): void {
    const flight = this.#flights.get(numberIn(frame));
    if (!flight) return;
    const times = flight.heard[member] ?? 0;
    flight.heard[member] = times + 1;
    if (times > 0) return;
    flight.left -= 1;
    if (flight.left > 0) return;
    flight.took = performance.now() - flight.sentAt;
    flight.land();
  }

  forget(): void {
    this.#flights.clear();
  }
}

/** The number of the message in a frame, 0 without one. */
function numberIn(frame: Buffer): number {
  const at = frame.indexOf(MARK);
  if (at === -1) return 0;
  let number = 0;
  for (let n = at + MARK.length; frame[n] !== HASH && n < frame.length; n += 1) number = number * 10 + (frame[n] ?? ZERO) - ZERO;
  return number;
}

/** Receipts that never came, and those that came again. */
export function faultsOf(flights: Flight[]): { lost: number; doubled: number } {
  const counts = flights.flatMap((flight) => [...flight.heard]);
  return {
    lost: counts.filter((times) => times === 0).length,
    doubled: counts.reduce((sum, times) => sum + Math.max(0, times - 1), 0),
  };
}
