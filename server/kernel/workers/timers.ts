/** The clock of what a server does again and again; tests pass time by hand. */
export interface Timers {
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs `work` after so many milliseconds, unless what it answers is called before. */
  after(milliseconds: number, work: () => void): () => void;
}

/** The clock of the system. What waits for it keeps no process alive. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    if (milliseconds === 0) {
      // A timer takes a millisecond at least. One of these that keeps nothing alive would wait until something else happens.
      const next = setImmediate(work);
      return () => clearImmediate(next);
    }
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
