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
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
