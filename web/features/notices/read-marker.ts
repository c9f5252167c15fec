interface Setup {
  send: (position: number) => Promise<unknown>;
  /** Whether the server may be told now. */
  may: () => boolean;
  /** Milliseconds between two of them. */
  every: number;
}

/** Tells the server now and then up to where a story was read: at once at first, then at most once in a while. */
export class ReadMarker {
  #setup: Setup;
  #read = 0;
  #sent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** The story was seen up to this position. */
  read(position: number): void {
    if (position <= this.#read) return;
    this.#read = position;
    if (this.#timer === undefined) this.flush();
  }

  /** Tells it now, as when the table is left. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#read === this.#sent || !this.#setup.may()) return;
    this.#sent = this.#read;
    // What could not be told is told with the next message, or counted as unread: nothing is lost.
    this.#setup.send(this.#read).catch(() => undefined);
    this.#timer = setTimeout(() => this.flush(), this.#setup.every);
  }

  stop(): void {
    this.flush();
    clearTimeout(this.#timer);
  }
}
