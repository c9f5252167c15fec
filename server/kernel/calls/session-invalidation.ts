import type { Bus } from '#server/kernel/events/bus.ts';

/** Receives the id of a person; null means everyone. */
type Listener = (userId: string | null) => void;

/** Tells every server to drop what it has cached about a person’s sessions. */
export class SessionInvalidation {
  readonly #listeners: Listener[] = [];
  readonly #bus: Bus;

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.onNotice((notice) => {
      if (notice.kind === 'sessionsChanged') this.#notify(notice.userId);
    });
    bus.onGap(() => this.#notify(null));
  }

  onInvalidated(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Call it after the change has been committed. */
  invalidate(userId: string): void {
    this.#notify(userId);
    if (this.#bus.shared) this.#bus.publish({ kind: 'sessionsChanged', from: this.#bus.origin, userId });
  }

  #notify(userId: string | null): void {
    for (const listener of this.#listeners) listener(userId);
  }
}
