import type { Bus } from './bus.ts';

/** Null stands for everyone. */
type Listener = (userId: string | null) => void;

/** Tells every server that what is known of somebody's sessions no longer holds. */
export class Rechecks {
  readonly #listeners: Listener[] = [];
  readonly #bus: Bus;

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.onNotice((notice) => {
      if (notice.kind === 'recheck') this.#tell(notice.userId);
    });
    bus.onGap(() => this.#tell(null));
  }

  onRecheck(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** To be called after the change has been committed. */
  about(userId: string): void {
    this.#tell(userId);
    if (this.#bus.shared) this.#bus.publish({ kind: 'recheck', from: this.#bus.origin, userId });
  }

  #tell(userId: string | null): void {
    for (const listener of this.#listeners) listener(userId);
  }
}
