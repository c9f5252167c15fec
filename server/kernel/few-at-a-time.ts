/** Runs work, but no more than `most` at once; what comes later waits for its turn, first come first served. */
export function fewAtATime(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place that becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
