import { limits } from '#domain/limits/limits.ts';

type Timer = 'ping' | 'pong' | 'stable' | 'retry' | 'linger';

/** The named timers of one connection, and the growing pause between tries: 1, 2, 5, then always 10 seconds. */
export class RetryClock {
  #timers = new Map<Timer, () => void>();
  #tries = 0;

  /** Milliseconds until the next try; each call counts as one. */
  nextDelay(): number {
    const delays = limits.reconnectMilliseconds;
    return delays[Math.min(this.#tries++, delays.length - 1)] ?? 0;
  }

  /** Starts the pauses over. */
  reset(): void {
    this.#tries = 0;
  }

  runs(name: Timer): boolean {
    return this.#timers.has(name);
  }

  /** Runs `act` once after the pause; a timer of that name that still runs is replaced. */
  start(name: Timer, milliseconds: number, act: () => void): void {
    this.stop(name);
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      act();
    }, milliseconds);
    this.#timers.set(name, () => clearTimeout(timer));
  }

  /** Runs `act` again and again until stopped. */
  repeat(name: Timer, milliseconds: number, act: () => void): void {
    this.stop(name);
    const timer = setInterval(act, milliseconds);
    this.#timers.set(name, () => clearInterval(timer));
  }

  stop(name: Timer): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }
}
